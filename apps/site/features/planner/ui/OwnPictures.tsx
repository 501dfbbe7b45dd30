import { Link } from "../../../ui/Link.tsx";
import { useFileUrls } from "../../../workspace/export/useFileUrls.ts";
import type { DeskFile } from "../../../workspace/store/record/desk-file.ts";

/** The visitor's own pictures: what lies on the desk belongs to the plan too. */
export function OwnPictures({ files }: { files: readonly DeskFile[] }) {
  const urls = useFileUrls(files.map(({ hash }) => hash));
  return (
    <section className="plan-own" aria-labelledby="plan-own-title">
      <h3 id="plan-own-title" className="heading-5">
        Your own pictures
      </h3>
      {files.length > 0 && (
        <ul className="plan-own-list">
          {files.map(({ id, hash, name, alt }) => (
            <li key={id}>
              {urls.get(hash) && <img className="plan-frame" src={urls.get(hash)} alt="" />}
              <span>{alt.trim() || name}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="hint">
        {files.length > 0
          ? "They come besides the package’s three. "
          : "Pictures you bring ready for use are welcome besides the package’s three. "}
        <Link to="/guides/preparing-assets-for-your-project#the-asset-desk">
          {files.length > 0 ? "Change them on your desk" : "Check them on your desk"}
        </Link>
        .
      </p>
    </section>
  );
}
