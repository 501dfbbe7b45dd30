import type { MDXContent } from "mdx/types";
import type { ComponentType, ReactNode } from "react";

const Lead = ({ children }: { children: ReactNode }) => (
  <div className="guide-lead">{children}</div>
);

/** A guide of words alone: what a chapter may use is loaded together with its text. */
export const plainGuide =
  (load: () => Promise<{ default: MDXContent }>) =>
  async (): Promise<{ default: ComponentType }> => {
    const [{ default: Text }, { components }] = await Promise.all([
      load(),
      import("../prose/components.tsx"),
    ]);
    return {
      default: () => (
        <div className="article article-start">
          <Text components={{ ...components, Lead }} />
        </div>
      ),
    };
  };
