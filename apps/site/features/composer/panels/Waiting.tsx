import { useEffect, useState } from "react";

/** ms; what comes sooner says nothing. */
const patience = 300;

/** In the place of a part whose code is still on its way. */
export function Waiting() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className={isLate ? "alert" : undefined} aria-busy={isLate}>
      {isLate && "Loading …"}
    </p>
  );
}
