import { useRenderContext } from "../../render/render-context.ts";

/** A place for content of the author's own. The first place of a block has it. */
export const Slot = () => useRenderContext().slot?.();
