import { useState } from "react";
import { useAnnouncement } from "../store/context.tsx";

/**
 * Announces the result of an action. A dialog has one of its own, because nothing outside an open dialog
 * is announced; it leaves out what was said before it opened.
 */
export function Announcement() {
  const announcement = useAnnouncement();
  const [before] = useState(announcement?.times);
  return (
    <p
      className={announcement?.seen ? "alert compose-missing compose-said" : "visually-hidden"}
      role="status"
    >
      {/* A new element each time: the same words twice are announced twice. */}
      {announcement && announcement.times !== before && (
        <span key={announcement.times}>{announcement.words}</span>
      )}
    </p>
  );
}
