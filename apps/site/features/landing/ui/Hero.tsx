import type { CataloguePicture } from "@daylit/pictures/catalogue/catalogue.ts";
import { Picture } from "@daylit/pictures/Picture.tsx";
import { Link } from "../../../ui/Link.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";

type Views = Record<"day" | "dusk" | "phoneDay" | "phoneDusk", CataloguePicture>;

/** As wide as the upright pictures are: a wider window gets the wide one. */
const phone = "(width < 52.5em)";
const dark = "(prefers-color-scheme: dark)";
/** The room is as high as the window without its bars, and what stands over at its sides is cut off. */
const sizes = `${phone} max(100vw, 60vh), max(100vw, 160vh)`;

/**
 * The room behind the headline. The system's theme picks day or dusk before anything is loaded; a
 * visitor who has chosen the other one gets it from a second picture that is fetched only then.
 */
export function Hero({ heading, views }: { heading: string; views: Views }) {
  const { day, dusk, phoneDay, phoneDusk } = views;
  return (
    <section className="section section-4x hero">
      <div className="hero-picture" data-hour="system">
        <Picture
          picture={day}
          instead={[
            { media: `${phone} and ${dark}`, picture: phoneDusk },
            { media: phone, picture: phoneDay },
            { media: dark, picture: dusk },
          ]}
          sizes={sizes}
          alt=""
          priority
        />
      </div>
      <div className="hero-picture" data-hour="day">
        <Picture
          picture={day}
          instead={[{ media: phone, picture: phoneDay }]}
          sizes={sizes}
          alt=""
        />
      </div>
      <div className="hero-picture" data-hour="dusk">
        <Picture
          picture={dusk}
          instead={[{ media: phone, picture: phoneDusk }]}
          sizes={sizes}
          alt=""
        />
      </div>
      <div className="hero-words">
        <PageTitle className="headline">{heading}</PageTitle>
        <p className="paragraph-lead">
          Daylit is a small studio. Make your website yourself in the browser, free, or let us build
          it for a fixed quote, agreed in writing before we start. The layouts and the CSS framework
          are free too, also for your clients’ sites.
        </p>
        <p className="flex">
          <Link className="button button-primary button-l" to="/compose">
            Make your site
          </Link>
          <Link className="button button-l" to="/packages">
            See our package
          </Link>
        </p>
      </div>
    </section>
  );
}
