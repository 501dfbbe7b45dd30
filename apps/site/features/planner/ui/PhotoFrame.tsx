import { useEffect, useState } from "react";

/** The frame of a planned photo: hills and a sun until a picture of the library has been chosen. */
export function PhotoFrame({ chosen }: { chosen: string }) {
  const [shown, setShown] = useState<{ id: string; url?: string }>();

  // The library's addresses are needed only once a picture is chosen from it.
  useEffect(() => {
    if (!chosen) return;
    let left = false;
    import("./thumbnails.ts").then(
      ({ thumbnail }) => left || setShown({ id: chosen, url: thumbnail(chosen) }),
      () => undefined, // without a picture the name is still there
    );
    return () => {
      left = true;
    };
  }, [chosen]);

  if (chosen && shown?.id === chosen && shown.url)
    return <img className="plan-frame" src={shown.url} alt="" loading="lazy" />;
  return (
    <svg className="plan-frame" viewBox="0 0 60 40" aria-hidden="true">
      <circle cx="43" cy="12" r="6" />
      <path d="M0 40 L20 16 L34 32 L42 24 L60 40 Z" />
    </svg>
  );
}
