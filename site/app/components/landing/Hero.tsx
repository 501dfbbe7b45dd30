import { Link } from "react-router";
import { PageTitle } from "../PageTitle.tsx";

export function Hero({ heading }: { heading: string }) {
  return (
    <section className="section section-4x hero">
      <div className="hero-words">
        <PageTitle className="headline">{heading}</PageTitle>
        <p className="paragraph-lead">
          Daylit is a small studio. We make websites that are quick, readable and yours to keep,
          from a framework you can read in an afternoon.
        </p>
        <p>
          <Link className="button button-primary button-l" to="/packages" prefetch="intent">
            See what is in the package
          </Link>
        </p>
      </div>
    </section>
  );
}
