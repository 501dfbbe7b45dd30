import type { Definition } from "../fields/block.ts";
import { bookingForm } from "./booking-form.fields.ts";
import { callBand } from "./call-band.fields.ts";
import { callLine } from "./call-line.fields.ts";
import { callPicture } from "./call-picture.fields.ts";
import { caseIndex } from "./case-index.fields.ts";
import { caseStudy } from "./case-study.fields.ts";
import { compareSlider } from "./compare-slider.fields.ts";
import { compareTable } from "./compare-table.fields.ts";
import { contactForm } from "./contact-form.fields.ts";
import { contactWays } from "./contact-ways.fields.ts";
import { coursesList } from "./courses-list.fields.ts";
import { credentialsList } from "./credentials-list.fields.ts";
import { featuresBento } from "./features-bento.fields.ts";
import { featuresColumns } from "./features-columns.fields.ts";
import { featuresIcons } from "./features-icons.fields.ts";
import { featuresLines } from "./features-lines.fields.ts";
import { featuresPicture } from "./features-picture.fields.ts";
import { figuresRow } from "./figures-row.fields.ts";
import { filmPoster } from "./film-poster.fields.ts";
import { fixturesTable } from "./fixtures-table.fields.ts";
import { footerCard } from "./footer-card.fields.ts";
import { footerColumns } from "./footer-columns.fields.ts";
import { footerLarge } from "./footer-large.fields.ts";
import { footerLetter } from "./footer-letter.fields.ts";
import { footerSlim } from "./footer-slim.fields.ts";
import { footerSocial } from "./footer-social.fields.ts";
import { galleryCarousel } from "./gallery-carousel.fields.ts";
import { galleryMosaic } from "./gallery-mosaic.fields.ts";
import { galleryRow } from "./gallery-row.fields.ts";
import { galleryStagger } from "./gallery-stagger.fields.ts";
import { heroBooking } from "./hero-booking.fields.ts";
import { heroCollage } from "./hero-collage.fields.ts";
import { heroDoors } from "./hero-doors.fields.ts";
import { heroFaces } from "./hero-faces.fields.ts";
import { heroFull } from "./hero-full.fields.ts";
import { heroIndex } from "./hero-index.fields.ts";
import { heroLedger } from "./hero-ledger.fields.ts";
import { heroOffset } from "./hero-offset.fields.ts";
import { heroPanel } from "./hero-panel.fields.ts";
import { heroPortrait } from "./hero-portrait.fields.ts";
import { heroProduct } from "./hero-product.fields.ts";
import { heroSplit } from "./hero-split.fields.ts";
import { heroTicket } from "./hero-ticket.fields.ts";
import { heroTriptych } from "./hero-triptych.fields.ts";
import { heroType } from "./hero-type.fields.ts";
import { hoursLocation } from "./hours-location.fields.ts";
import { hoursWeek } from "./hours-week.fields.ts";
import { itineraryDays } from "./itinerary-days.fields.ts";
import { listingCards } from "./listing-cards.fields.ts";
import { listingProperties } from "./listing-properties.fields.ts";
import { mapDirections } from "./map-directions.fields.ts";
import { menuBoard } from "./menu-board.fields.ts";
import { menuPrices } from "./menu-prices.fields.ts";
import { navBar } from "./nav-bar.fields.ts";
import { navCentre } from "./nav-centre.fields.ts";
import { navPlain } from "./nav-plain.fields.ts";
import { navRail } from "./nav-rail.fields.ts";
import { navStrip } from "./nav-strip.fields.ts";
import { newsTeasers } from "./news-teasers.fields.ts";
import { offersTabs } from "./offers-tabs.fields.ts";
import { partnersMarks } from "./partners-marks.fields.ts";
import { pricesList } from "./prices-list.fields.ts";
import { pricesSingle } from "./prices-single.fields.ts";
import { pricesTiers } from "./prices-tiers.fields.ts";
import { processSteps } from "./process-steps.fields.ts";
import { productsGrid } from "./products-grid.fields.ts";
import { questionsAccordion } from "./questions-accordion.fields.ts";
import { questionsColumns } from "./questions-columns.fields.ts";
import { quotesFaces } from "./quotes-faces.fields.ts";
import { quotesLarge } from "./quotes-large.fields.ts";
import { quotesWall } from "./quotes-wall.fields.ts";
import { rsvpForm } from "./rsvp-form.fields.ts";
import { scheduleLineup } from "./schedule-lineup.fields.ts";
import { specSheet } from "./spec-sheet.fields.ts";
import { storyBand } from "./story-band.fields.ts";
import { storySplit } from "./story-split.fields.ts";
import { storyText } from "./story-text.fields.ts";
import { teamCards } from "./team-cards.fields.ts";
import { teamPortraits } from "./team-portraits.fields.ts";
import { teamRows } from "./team-rows.fields.ts";
import { timelineYears } from "./timeline-years.fields.ts";
import { treatmentsMenu } from "./treatments-menu.fields.ts";

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

export const isBlock = (name: unknown): name is BlockName =>
  typeof name === "string" && Object.hasOwn(definitions, name);

/** Read as data, without knowing which block it is. */
export const definitionOf = (name: BlockName): Definition => definitions[name];
