import { Island } from "../../../shell/island.server.tsx";
import Alive, { type ExampleProps } from "./Example.island.tsx";

/** An example in a page; it is hydrated on the first sign of intent. */
export const Example = (props: ExampleProps) => <Island of={Alive} props={props} />;
