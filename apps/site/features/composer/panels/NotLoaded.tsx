import { useEffect } from "react";

type Props = { className?: string; onAgain: () => void };

/** In the place of a part whose code did not come; it is tried again when the connection is back. */
export function NotLoaded({ className = "", onAgain }: Props) {
  useEffect(() => {
    addEventListener("online", onAgain, { once: true });
    return () => removeEventListener("online", onAgain);
  }, [onAgain]);
  return (
    <div className={`alert ${className}`} role="alert">
      This part could not be loaded. Check your connection.{" "}
      <button type="button" onClick={onAgain}>
        Try again
      </button>
    </div>
  );
}
