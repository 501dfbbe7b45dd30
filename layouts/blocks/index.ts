import { BookingForm } from "./booking-form.tsx";
import { CallBand } from "./call-band.tsx";
import { CallLine } from "./call-line.tsx";
import { CallPicture } from "./call-picture.tsx";
import { CaseIndex } from "./case-index.tsx";
import { CaseStudy } from "./case-study.tsx";
import { ComparePair } from "./compare-pair.tsx";
import { ContactForm } from "./contact-form.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { CoursesList } from "./courses-list.tsx";
import { CredentialsList } from "./credentials-list.tsx";
import type { BlockName } from "./definitions.ts";
import { FeaturesBento } from "./features-bento.tsx";
import { FeaturesColumns } from "./features-columns.tsx";
import { FeaturesLines } from "./features-lines.tsx";
import { FeaturesPicture } from "./features-picture.tsx";
import { FiguresRow } from "./figures-row.tsx";
import { FixturesTable } from "./fixtures-table.tsx";
import { FooterCard } from "./footer-card.tsx";
import { FooterColumns } from "./footer-columns.tsx";
import { FooterLarge } from "./footer-large.tsx";
import { FooterSlim } from "./footer-slim.tsx";
import { GalleryMosaic } from "./gallery-mosaic.tsx";
import { GalleryRow } from "./gallery-row.tsx";
import { GalleryStagger } from "./gallery-stagger.tsx";
import { HeroBooking } from "./hero-booking.tsx";
import { HeroCollage } from "./hero-collage.tsx";
import { HeroDoors } from "./hero-doors.tsx";
import { HeroFull } from "./hero-full.tsx";
import { HeroIndex } from "./hero-index.tsx";
import { HeroLedger } from "./hero-ledger.tsx";
import { HeroOffset } from "./hero-offset.tsx";
import { HeroPanel } from "./hero-panel.tsx";
import { HeroPortrait } from "./hero-portrait.tsx";
import { HeroSplit } from "./hero-split.tsx";
import { HeroTicket } from "./hero-ticket.tsx";
import { HeroTriptych } from "./hero-triptych.tsx";
import { HeroType } from "./hero-type.tsx";
import { HoursLocation } from "./hours-location.tsx";
import { ItineraryDays } from "./itinerary-days.tsx";
import { ListingCards } from "./listing-cards.tsx";
import { ListingProperties } from "./listing-properties.tsx";
import { MenuBoard } from "./menu-board.tsx";
import { MenuPrices } from "./menu-prices.tsx";
import { NavBar } from "./nav-bar.tsx";
import { NavCentre } from "./nav-centre.tsx";
import { NavPlain } from "./nav-plain.tsx";
import { NavRail } from "./nav-rail.tsx";
import { NavStrip } from "./nav-strip.tsx";
import { PricesList } from "./prices-list.tsx";
import { PricesSingle } from "./prices-single.tsx";
import { PricesTiers } from "./prices-tiers.tsx";
import { ProcessSteps } from "./process-steps.tsx";
import { ProductsGrid } from "./products-grid.tsx";
import { QuestionsAccordion } from "./questions-accordion.tsx";
import { QuestionsColumns } from "./questions-columns.tsx";
import { QuotesLarge } from "./quotes-large.tsx";
import { QuotesWall } from "./quotes-wall.tsx";
import { RsvpForm } from "./rsvp-form.tsx";
import { ScheduleLineup } from "./schedule-lineup.tsx";
import { SpecSheet } from "./spec-sheet.tsx";
import { StoryBand } from "./story-band.tsx";
import { StorySplit } from "./story-split.tsx";
import { StoryText } from "./story-text.tsx";
import { TeamCards } from "./team-cards.tsx";
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
  "compare-pair": ComparePair,
  "contact-form": ContactForm,
  "contact-ways": ContactWays,
  "courses-list": CoursesList,
  "credentials-list": CredentialsList,
  "features-bento": FeaturesBento,
  "features-columns": FeaturesColumns,
  "features-lines": FeaturesLines,
  "features-picture": FeaturesPicture,
  "figures-row": FiguresRow,
  "fixtures-table": FixturesTable,
  "footer-card": FooterCard,
  "footer-columns": FooterColumns,
  "footer-large": FooterLarge,
  "footer-slim": FooterSlim,
  "gallery-mosaic": GalleryMosaic,
  "gallery-row": GalleryRow,
  "gallery-stagger": GalleryStagger,
  "hero-booking": HeroBooking,
  "hero-collage": HeroCollage,
  "hero-doors": HeroDoors,
  "hero-full": HeroFull,
  "hero-index": HeroIndex,
  "hero-ledger": HeroLedger,
  "hero-offset": HeroOffset,
  "hero-panel": HeroPanel,
  "hero-portrait": HeroPortrait,
  "hero-split": HeroSplit,
  "hero-ticket": HeroTicket,
  "hero-triptych": HeroTriptych,
  "hero-type": HeroType,
  "hours-location": HoursLocation,
  "itinerary-days": ItineraryDays,
  "listing-cards": ListingCards,
  "listing-properties": ListingProperties,
  "menu-board": MenuBoard,
  "menu-prices": MenuPrices,
  "nav-bar": NavBar,
  "nav-centre": NavCentre,
  "nav-plain": NavPlain,
  "nav-rail": NavRail,
  "nav-strip": NavStrip,
  "prices-list": PricesList,
  "prices-single": PricesSingle,
  "prices-tiers": PricesTiers,
  "process-steps": ProcessSteps,
  "products-grid": ProductsGrid,
  "questions-accordion": QuestionsAccordion,
  "questions-columns": QuestionsColumns,
  "quotes-large": QuotesLarge,
  "quotes-wall": QuotesWall,
  "rsvp-form": RsvpForm,
  "schedule-lineup": ScheduleLineup,
  "spec-sheet": SpecSheet,
  "story-band": StoryBand,
  "story-split": StorySplit,
  "story-text": StoryText,
  "team-cards": TeamCards,
  "team-rows": TeamRows,
  "timeline-years": TimelineYears,
  "treatments-menu": TreatmentsMenu,
} as const satisfies Record<BlockName, unknown>;

export type { BlockName };
