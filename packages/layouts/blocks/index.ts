import { BookingForm } from "./booking/booking-form.tsx";
import { CallBand } from "./call/call-band.tsx";
import { CallLine } from "./call/call-line.tsx";
import { CallPicture } from "./call/call-picture.tsx";
import { CaseIndex } from "./case/case-index.tsx";
import { CaseStudy } from "./case/case-study.tsx";
import { CompareSlider } from "./compare/compare-slider.tsx";
import { CompareTable } from "./compare/compare-table.tsx";
import { ContactForm } from "./contact/contact-form.tsx";
import { ContactWays } from "./contact/contact-ways.tsx";
import { CoursesList } from "./courses/courses-list.tsx";
import { CredentialsList } from "./credentials/credentials-list.tsx";
import type { BlockName } from "./definitions.ts";
import { FeaturesBento } from "./features/features-bento.tsx";
import { FeaturesColumns } from "./features/features-columns.tsx";
import { FeaturesIcons } from "./features/features-icons.tsx";
import { FeaturesLines } from "./features/features-lines.tsx";
import { FeaturesPicture } from "./features/features-picture.tsx";
import { FiguresRow } from "./figures/figures-row.tsx";
import { FilmPoster } from "./film/film-poster.tsx";
import { FixturesTable } from "./fixtures/fixtures-table.tsx";
import { FooterCard } from "./footer/footer-card.tsx";
import { FooterColumns } from "./footer/footer-columns.tsx";
import { FooterLarge } from "./footer/footer-large.tsx";
import { FooterLetter } from "./footer/footer-letter.tsx";
import { FooterSlim } from "./footer/footer-slim.tsx";
import { FooterSocial } from "./footer/footer-social.tsx";
import { GalleryCarousel } from "./gallery/gallery-carousel.tsx";
import { GalleryMosaic } from "./gallery/gallery-mosaic.tsx";
import { GalleryRow } from "./gallery/gallery-row.tsx";
import { GalleryStagger } from "./gallery/gallery-stagger.tsx";
import { HeroArticle } from "./hero/hero-article.tsx";
import { HeroBooking } from "./hero/hero-booking.tsx";
import { HeroCollage } from "./hero/hero-collage.tsx";
import { HeroDoors } from "./hero/hero-doors.tsx";
import { HeroFaces } from "./hero/hero-faces.tsx";
import { HeroFull } from "./hero/hero-full.tsx";
import { HeroIndex } from "./hero/hero-index.tsx";
import { HeroLedger } from "./hero/hero-ledger.tsx";
import { HeroOffset } from "./hero/hero-offset.tsx";
import { HeroPanel } from "./hero/hero-panel.tsx";
import { HeroPortrait } from "./hero/hero-portrait.tsx";
import { HeroProduct } from "./hero/hero-product.tsx";
import { HeroSplit } from "./hero/hero-split.tsx";
import { HeroTicket } from "./hero/hero-ticket.tsx";
import { HeroTriptych } from "./hero/hero-triptych.tsx";
import { HeroType } from "./hero/hero-type.tsx";
import { HoursLocation } from "./hours/hours-location.tsx";
import { HoursWeek } from "./hours/hours-week.tsx";
import { ItineraryDays } from "./itinerary/itinerary-days.tsx";
import { ListingCards } from "./listing/listing-cards.tsx";
import { ListingProperties } from "./listing/listing-properties.tsx";
import { MapDirections } from "./map/map-directions.tsx";
import { MenuBoard } from "./menu/menu-board.tsx";
import { MenuPrices } from "./menu/menu-prices.tsx";
import { NavBar } from "./nav/nav-bar.tsx";
import { NavCentre } from "./nav/nav-centre.tsx";
import { NavPlain } from "./nav/nav-plain.tsx";
import { NavRail } from "./nav/nav-rail.tsx";
import { NavStrip } from "./nav/nav-strip.tsx";
import { NewsLatest } from "./news/news-latest.tsx";
import { NewsList } from "./news/news-list.tsx";
import { NewsTeasers } from "./news/news-teasers.tsx";
import { OffersTabs } from "./offers/offers-tabs.tsx";
import { PartnersMarks } from "./partners/partners-marks.tsx";
import { PricesList } from "./prices/prices-list.tsx";
import { PricesSingle } from "./prices/prices-single.tsx";
import { PricesTiers } from "./prices/prices-tiers.tsx";
import { ProcessSteps } from "./process/process-steps.tsx";
import { ProductsGrid } from "./products/products-grid.tsx";
import { QuestionsAccordion } from "./questions/questions-accordion.tsx";
import { QuestionsColumns } from "./questions/questions-columns.tsx";
import { QuotesFaces } from "./quotes/quotes-faces.tsx";
import { QuotesLarge } from "./quotes/quotes-large.tsx";
import { QuotesWall } from "./quotes/quotes-wall.tsx";
import { RsvpForm } from "./rsvp/rsvp-form.tsx";
import { ScheduleLineup } from "./schedule/schedule-lineup.tsx";
import { SpecSheet } from "./spec/spec-sheet.tsx";
import { StoryBand } from "./story/story-band.tsx";
import { StoryLong } from "./story/story-long.tsx";
import { StorySplit } from "./story/story-split.tsx";
import { StoryText } from "./story/story-text.tsx";
import { TeamCards } from "./team/team-cards.tsx";
import { TeamPortraits } from "./team/team-portraits.tsx";
import { TeamRows } from "./team/team-rows.tsx";
import { TimelineYears } from "./timeline/timeline-years.tsx";
import { TreatmentsMenu } from "./treatments/treatments-menu.tsx";

/** How every block is drawn; `definitions.ts` says what can be written in it. */
export const blocks = {
  "booking-form": BookingForm,
  "call-band": CallBand,
  "call-line": CallLine,
  "call-picture": CallPicture,
  "case-index": CaseIndex,
  "case-study": CaseStudy,
  "compare-slider": CompareSlider,
  "compare-table": CompareTable,
  "contact-form": ContactForm,
  "contact-ways": ContactWays,
  "courses-list": CoursesList,
  "credentials-list": CredentialsList,
  "features-bento": FeaturesBento,
  "features-columns": FeaturesColumns,
  "features-icons": FeaturesIcons,
  "features-lines": FeaturesLines,
  "features-picture": FeaturesPicture,
  "figures-row": FiguresRow,
  "film-poster": FilmPoster,
  "fixtures-table": FixturesTable,
  "footer-card": FooterCard,
  "footer-columns": FooterColumns,
  "footer-large": FooterLarge,
  "footer-letter": FooterLetter,
  "footer-slim": FooterSlim,
  "footer-social": FooterSocial,
  "gallery-carousel": GalleryCarousel,
  "gallery-mosaic": GalleryMosaic,
  "gallery-row": GalleryRow,
  "gallery-stagger": GalleryStagger,
  "hero-article": HeroArticle,
  "hero-booking": HeroBooking,
  "hero-collage": HeroCollage,
  "hero-doors": HeroDoors,
  "hero-faces": HeroFaces,
  "hero-full": HeroFull,
  "hero-index": HeroIndex,
  "hero-ledger": HeroLedger,
  "hero-offset": HeroOffset,
  "hero-panel": HeroPanel,
  "hero-portrait": HeroPortrait,
  "hero-product": HeroProduct,
  "hero-split": HeroSplit,
  "hero-ticket": HeroTicket,
  "hero-triptych": HeroTriptych,
  "hero-type": HeroType,
  "hours-location": HoursLocation,
  "hours-week": HoursWeek,
  "itinerary-days": ItineraryDays,
  "listing-cards": ListingCards,
  "listing-properties": ListingProperties,
  "map-directions": MapDirections,
  "menu-board": MenuBoard,
  "menu-prices": MenuPrices,
  "nav-bar": NavBar,
  "nav-centre": NavCentre,
  "nav-plain": NavPlain,
  "nav-rail": NavRail,
  "nav-strip": NavStrip,
  "news-latest": NewsLatest,
  "news-list": NewsList,
  "news-teasers": NewsTeasers,
  "offers-tabs": OffersTabs,
  "partners-marks": PartnersMarks,
  "prices-list": PricesList,
  "prices-single": PricesSingle,
  "prices-tiers": PricesTiers,
  "process-steps": ProcessSteps,
  "products-grid": ProductsGrid,
  "questions-accordion": QuestionsAccordion,
  "questions-columns": QuestionsColumns,
  "quotes-faces": QuotesFaces,
  "quotes-large": QuotesLarge,
  "quotes-wall": QuotesWall,
  "rsvp-form": RsvpForm,
  "schedule-lineup": ScheduleLineup,
  "spec-sheet": SpecSheet,
  "story-band": StoryBand,
  "story-long": StoryLong,
  "story-split": StorySplit,
  "story-text": StoryText,
  "team-cards": TeamCards,
  "team-portraits": TeamPortraits,
  "team-rows": TeamRows,
  "timeline-years": TimelineYears,
  "treatments-menu": TreatmentsMenu,
} as const satisfies Record<BlockName, unknown>;

export type { BlockName };
