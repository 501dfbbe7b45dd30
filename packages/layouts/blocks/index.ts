import { BookingForm } from "./booking-form.tsx";
import { CallBand } from "./call-band.tsx";
import { CallLine } from "./call-line.tsx";
import { CallPicture } from "./call-picture.tsx";
import { CaseIndex } from "./case-index.tsx";
import { CaseStudy } from "./case-study.tsx";
import { CompareSlider } from "./compare-slider.tsx";
import { CompareTable } from "./compare-table.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { CoursesList } from "./courses-list.tsx";
import { CredentialsList } from "./credentials-list.tsx";
import type { BlockName } from "./definitions.ts";
import { FeaturesBento } from "./features-bento.tsx";
import { FeaturesColumns } from "./features-columns.tsx";
import { FeaturesIcons } from "./features-icons.tsx";
import { FeaturesLines } from "./features-lines.tsx";
import { FeaturesPicture } from "./features-picture.tsx";
import { FiguresRow } from "./figures-row.tsx";
import { FilmPoster } from "./film-poster.tsx";
import { FixturesTable } from "./fixtures-table.tsx";
import { FooterCard } from "./footer-card.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterLarge } from "./footer-large.tsx";
import { FooterLetter } from "./footer-letter.tsx";
import { FooterSlim } from "./footer-slim.tsx";
import { FooterSocial } from "./footer-social.tsx";
import { GalleryCarousel } from "./gallery-carousel.tsx";
import { GalleryMosaic } from "./gallery-mosaic.tsx";
import { GalleryRow } from "./gallery-row.tsx";
import { GalleryStagger } from "./gallery-stagger.tsx";
import { HeroBooking } from "./hero-booking.tsx";
import { HeroCollage } from "./hero-collage.tsx";
import { HeroDoors } from "./hero-doors.tsx";
import { HeroFaces } from "./hero-faces.tsx";
import { HeroFull } from "./hero-full.tsx";
import { HeroIndex } from "./hero-index.tsx";
import { HeroLedger } from "./hero-ledger.tsx";
import { HeroOffset } from "./hero-offset.tsx";
import { HeroPanel } from "./hero-panel.tsx";
import { HeroPortrait } from "./hero-portrait.tsx";
import { HeroProduct } from "./hero-product.tsx";
import { HeroSplit } from "./hero-split.tsx";
import { HeroTicket } from "./hero-ticket.tsx";
import { HeroTriptych } from "./hero-triptych.tsx";
import { HeroType } from "./hero-type.tsx";
import { HoursLocation } from "./hours-location.tsx";
import { HoursWeek } from "./hours-week.tsx";
import { ItineraryDays } from "./itinerary-days.tsx";
import { ListingCards } from "./listing-cards.tsx";
import { ListingProperties } from "./listing-properties.tsx";
import { MapDirections } from "./map-directions.tsx";
import { MenuBoard } from "./menu-board.tsx";
import { MenuPrices } from "./menu-prices.tsx";
import { NavBar } from "./nav-bar.tsx";
import { NavCentre } from "./nav-centre.tsx";
import { NavPlain } from "./nav-plain.tsx";
import { NavRail } from "./nav-rail.tsx";
import { NavStrip } from "./nav-strip.tsx";
import { NewsTeasers } from "./news-teasers.tsx";
import { OffersTabs } from "./offers-tabs.tsx";
import { PartnersMarks } from "./partners-marks.tsx";
import { PricesList } from "./prices-list.tsx";
import { PricesSingle } from "./prices-single.tsx";
import { PricesTiers } from "./prices-tiers.tsx";
import { ProcessSteps } from "./process-steps.tsx";
import { ProductsGrid } from "./products-grid.tsx";
import { QuestionsAccordion } from "./questions-accordion.tsx";
import { QuestionsColumns } from "./questions-columns.tsx";
import { QuotesFaces } from "./quotes-faces.tsx";
import { QuotesLarge } from "./quotes-large.tsx";
import { QuotesWall } from "./quotes-wall.tsx";
import { RsvpForm } from "./rsvp-form.tsx";
import { ScheduleLineup } from "./schedule-lineup.tsx";
import { SpecSheet } from "./spec-sheet.tsx";
import { StoryBand } from "./story-band.tsx";
import { StorySplit } from "./story-split.tsx";
import { StoryText } from "./story-text.tsx";
import { TeamCards } from "./team-cards.tsx";
import { TeamPortraits } from "./team-portraits.tsx";
import { TeamRows } from "./team-rows.tsx";
import { TimelineYears } from "./timeline-years.tsx";
import { TreatmentsMenu } from "./treatments-menu.tsx";

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
  "story-split": StorySplit,
  "story-text": StoryText,
  "team-cards": TeamCards,
  "team-portraits": TeamPortraits,
  "team-rows": TeamRows,
  "timeline-years": TimelineYears,
  "treatments-menu": TreatmentsMenu,
} as const satisfies Record<BlockName, unknown>;

export type { BlockName };
