import type { Definition } from "../schema/block.ts";
import { bookingForm } from "./booking/booking-form.fields.ts";
import { callBand } from "./call/call-band.fields.ts";
import { callLine } from "./call/call-line.fields.ts";
import { callPicture } from "./call/call-picture.fields.ts";
import { caseIndex } from "./case/case-index.fields.ts";
import { caseStudy } from "./case/case-study.fields.ts";
import { compareSlider } from "./compare/compare-slider.fields.ts";
import { compareTable } from "./compare/compare-table.fields.ts";
import { contactForm } from "./contact/contact-form.fields.ts";
import { contactWays } from "./contact/contact-ways.fields.ts";
import { coursesList } from "./courses/courses-list.fields.ts";
import { credentialsList } from "./credentials/credentials-list.fields.ts";
import { featuresBento } from "./features/features-bento.fields.ts";
import { featuresColumns } from "./features/features-columns.fields.ts";
import { featuresIcons } from "./features/features-icons.fields.ts";
import { featuresLines } from "./features/features-lines.fields.ts";
import { featuresPicture } from "./features/features-picture.fields.ts";
import { figuresRow } from "./figures/figures-row.fields.ts";
import { filmPoster } from "./film/film-poster.fields.ts";
import { fixturesTable } from "./fixtures/fixtures-table.fields.ts";
import { footerCard } from "./footer/footer-card.fields.ts";
import { footerColumns } from "./footer/footer-columns.fields.ts";
import { footerLarge } from "./footer/footer-large.fields.ts";
import { footerLetter } from "./footer/footer-letter.fields.ts";
import { footerSlim } from "./footer/footer-slim.fields.ts";
import { footerSocial } from "./footer/footer-social.fields.ts";
import { galleryCarousel } from "./gallery/gallery-carousel.fields.ts";
import { galleryMosaic } from "./gallery/gallery-mosaic.fields.ts";
import { galleryRow } from "./gallery/gallery-row.fields.ts";
import { galleryStagger } from "./gallery/gallery-stagger.fields.ts";
import { heroArticle } from "./hero/hero-article.fields.ts";
import { heroBooking } from "./hero/hero-booking.fields.ts";
import { heroCollage } from "./hero/hero-collage.fields.ts";
import { heroDoors } from "./hero/hero-doors.fields.ts";
import { heroFaces } from "./hero/hero-faces.fields.ts";
import { heroFull } from "./hero/hero-full.fields.ts";
import { heroIndex } from "./hero/hero-index.fields.ts";
import { heroLedger } from "./hero/hero-ledger.fields.ts";
import { heroOffset } from "./hero/hero-offset.fields.ts";
import { heroPanel } from "./hero/hero-panel.fields.ts";
import { heroPortrait } from "./hero/hero-portrait.fields.ts";
import { heroProduct } from "./hero/hero-product.fields.ts";
import { heroSplit } from "./hero/hero-split.fields.ts";
import { heroTicket } from "./hero/hero-ticket.fields.ts";
import { heroTriptych } from "./hero/hero-triptych.fields.ts";
import { heroType } from "./hero/hero-type.fields.ts";
import { hoursLocation } from "./hours/hours-location.fields.ts";
import { hoursWeek } from "./hours/hours-week.fields.ts";
import { itineraryDays } from "./itinerary/itinerary-days.fields.ts";
import { listingCards } from "./listing/listing-cards.fields.ts";
import { listingProperties } from "./listing/listing-properties.fields.ts";
import { mapDirections } from "./map/map-directions.fields.ts";
import { menuBoard } from "./menu/menu-board.fields.ts";
import { menuPrices } from "./menu/menu-prices.fields.ts";
import { navBar } from "./nav/nav-bar.fields.ts";
import { navCentre } from "./nav/nav-centre.fields.ts";
import { navPlain } from "./nav/nav-plain.fields.ts";
import { navRail } from "./nav/nav-rail.fields.ts";
import { navStrip } from "./nav/nav-strip.fields.ts";
import { newsLatest } from "./news/news-latest.fields.ts";
import { newsList } from "./news/news-list.fields.ts";
import { newsTeasers } from "./news/news-teasers.fields.ts";
import { offersTabs } from "./offers/offers-tabs.fields.ts";
import { partnersMarks } from "./partners/partners-marks.fields.ts";
import { pricesList } from "./prices/prices-list.fields.ts";
import { pricesSingle } from "./prices/prices-single.fields.ts";
import { pricesTiers } from "./prices/prices-tiers.fields.ts";
import { processSteps } from "./process/process-steps.fields.ts";
import { productsGrid } from "./products/products-grid.fields.ts";
import { questionsAccordion } from "./questions/questions-accordion.fields.ts";
import { questionsColumns } from "./questions/questions-columns.fields.ts";
import { quotesFaces } from "./quotes/quotes-faces.fields.ts";
import { quotesLarge } from "./quotes/quotes-large.fields.ts";
import { quotesWall } from "./quotes/quotes-wall.fields.ts";
import { rsvpForm } from "./rsvp/rsvp-form.fields.ts";
import { scheduleLineup } from "./schedule/schedule-lineup.fields.ts";
import { specSheet } from "./spec/spec-sheet.fields.ts";
import { storyBand } from "./story/story-band.fields.ts";
import { storyLong } from "./story/story-long.fields.ts";
import { storySplit } from "./story/story-split.fields.ts";
import { storyText } from "./story/story-text.fields.ts";
import { teamCards } from "./team/team-cards.fields.ts";
import { teamPortraits } from "./team/team-portraits.fields.ts";
import { teamRows } from "./team/team-rows.fields.ts";
import { timelineYears } from "./timeline/timeline-years.fields.ts";
import { treatmentsMenu } from "./treatments/treatments-menu.fields.ts";

/** Every block by its name, which is also the name of its files and its class: what can be written in it. */
export const definitions = {
  "booking-form": bookingForm,
  "call-band": callBand,
  "call-line": callLine,
  "call-picture": callPicture,
  "case-index": caseIndex,
  "case-study": caseStudy,
  "compare-slider": compareSlider,
  "compare-table": compareTable,
  "contact-form": contactForm,
  "contact-ways": contactWays,
  "courses-list": coursesList,
  "credentials-list": credentialsList,
  "features-bento": featuresBento,
  "features-columns": featuresColumns,
  "features-icons": featuresIcons,
  "features-lines": featuresLines,
  "features-picture": featuresPicture,
  "figures-row": figuresRow,
  "film-poster": filmPoster,
  "fixtures-table": fixturesTable,
  "footer-card": footerCard,
  "footer-columns": footerColumns,
  "footer-large": footerLarge,
  "footer-letter": footerLetter,
  "footer-slim": footerSlim,
  "footer-social": footerSocial,
  "gallery-carousel": galleryCarousel,
  "gallery-mosaic": galleryMosaic,
  "gallery-row": galleryRow,
  "gallery-stagger": galleryStagger,
  "hero-article": heroArticle,
  "hero-booking": heroBooking,
  "hero-collage": heroCollage,
  "hero-doors": heroDoors,
  "hero-faces": heroFaces,
  "hero-full": heroFull,
  "hero-index": heroIndex,
  "hero-ledger": heroLedger,
  "hero-offset": heroOffset,
  "hero-panel": heroPanel,
  "hero-portrait": heroPortrait,
  "hero-product": heroProduct,
  "hero-split": heroSplit,
  "hero-ticket": heroTicket,
  "hero-triptych": heroTriptych,
  "hero-type": heroType,
  "hours-location": hoursLocation,
  "hours-week": hoursWeek,
  "itinerary-days": itineraryDays,
  "listing-cards": listingCards,
  "listing-properties": listingProperties,
  "map-directions": mapDirections,
  "menu-board": menuBoard,
  "menu-prices": menuPrices,
  "nav-bar": navBar,
  "nav-centre": navCentre,
  "nav-plain": navPlain,
  "nav-rail": navRail,
  "nav-strip": navStrip,
  "news-latest": newsLatest,
  "news-list": newsList,
  "news-teasers": newsTeasers,
  "offers-tabs": offersTabs,
  "partners-marks": partnersMarks,
  "prices-list": pricesList,
  "prices-single": pricesSingle,
  "prices-tiers": pricesTiers,
  "process-steps": processSteps,
  "products-grid": productsGrid,
  "questions-accordion": questionsAccordion,
  "questions-columns": questionsColumns,
  "quotes-faces": quotesFaces,
  "quotes-large": quotesLarge,
  "quotes-wall": quotesWall,
  "rsvp-form": rsvpForm,
  "schedule-lineup": scheduleLineup,
  "spec-sheet": specSheet,
  "story-band": storyBand,
  "story-long": storyLong,
  "story-split": storySplit,
  "story-text": storyText,
  "team-cards": teamCards,
  "team-portraits": teamPortraits,
  "team-rows": teamRows,
  "timeline-years": timelineYears,
  "treatments-menu": treatmentsMenu,
} as const satisfies Record<string, Definition>;

export type Definitions = typeof definitions;

export type BlockName = keyof Definitions;

/** Blocks for composed sites alone: a layout of the catalogue has neither posts nor long texts. */
export const onlyComposed: readonly BlockName[] = [
  ...(["hero-article", "news-latest", "news-list", "story-long"] as const),
];

export const isBlock = (name: unknown): name is BlockName =>
  typeof name === "string" && Object.hasOwn(definitions, name);

/** Read as data, without knowing which block it is. */
export const definitionOf = (name: BlockName): Definition => definitions[name];
