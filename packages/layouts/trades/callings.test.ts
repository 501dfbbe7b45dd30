import { describe, expect, test } from "vitest";
import { cataloguePages } from "../catalogue/catalogue.ts";
import { callings } from "./callings.ts";
import { findCalling, foldCalling } from "./find-calling.ts";

const ids = new Set(cataloguePages.map(({ id }) => id));

test("at least 300 callings are known, none twice", () => {
  expect(callings.size).toBeGreaterThanOrEqual(300);
  const folded = [...callings.keys()].map(foldCalling);
  expect(folded.filter((name, index) => folded.indexOf(name) !== index)).toEqual([]);
});

test.each([...callings])(
  "%s leads to a layout, with a word for its form's button",
  (name, calling) => {
    expect(ids).toContain(calling.layout);
    expect(findCalling(name, callings)).toEqual(calling);
    expect(calling.send.length).toBeLessThanOrEqual(30);
  },
);

describe("a person finds the layout they expect", () => {
  test.each([
    ["yoga", "natu-0004"],
    ["Yoga teacher", "natu-0004"],
    ["gym", "spor-0002"],
    ["football club", "spor-0001"],
    ["plumber", "arch-0003"],
    ["Plumbers", "arch-0003"],
    ["electrician", "arch-0003"],
    ["cleaner", "inte-0003"],
    ["builder", "arch-0003"],
    ["carpenter", "arch-0003"],
    ["roofer", "arch-0005"],
    ["architect", "arch-0001"],
    ["notary", "busi-0001"],
    ["solicitor", "busi-0001"],
    ["accountant", "busi-0002"],
    ["dentist", "medi-0001"],
    ["physio", "medi-0001"],
    ["psychotherapist", "medi-0001"],
    ["pharmacy", "medi-0003"],
    ["food truck", "food-0001-1"],
    ["bakery", "food-0001-1"],
    ["cafe", "food-0001-1"],
    ["restaurant", "food-0001-2"],
    ["caterer", "food-0001-4"],
    ["hairdresser", "fash-0002"],
    ["barber", "fash-0002"],
    ["tattoo artist", "fash-0002"],
    ["garage", "cars-0002"],
    ["taxi", "cars-0005"],
    ["removals", "cars-0004"],
    ["vet", "pets-0001"],
    ["dog walker", "pets-0003"],
    ["florist", "wedd-0003"],
    ["wedding venue", "wedd-0002"],
    ["hotel", "trav-0001"],
    ["holiday cottage", "trav-0003"],
    ["estate agent", "real-0001"],
    ["photographer", "port-0001"],
    ["piano teacher", "musi-0004"],
    ["band", "musi-0005"],
    ["gardener", "natu-0002"],
    ["machine shop", "indu-0001-1"],
    ["software developer", "tech-0001"],
    ["bookshop", "musi-0003"],
    ["driving school", "educ-0002"],
    ["nursery school", "educ-0001"],
    ["I run a small yoga studio in Leeds", "natu-0004"],
    ["Pilates", "natu-0004"],
    ["handyman", "arch-0003"],
    ["locksmith", "arch-0003"],
    ["heating", "arch-0003"],
    ["pest control", "arch-0005"],
    ["parish council", "busi-0005"],
    ["council", "busi-0005"],
    ["church", "educ-0004"],
    ["school", "educ-0005"],
    ["primary school", "educ-0001"],
    ["childcare", "educ-0001"],
    ["babysitter", "educ-0001"],
    ["nurse", "medi-0001"],
    ["care", "medi-0001"],
    ["clinic", "medi-0001"],
    ["counselling", "medi-0001"],
    ["acupuncturist", "medi-0001"],
    ["bed & breakfast", "trav-0001"],
    ["B&B", "trav-0001"],
    ["campsite", "trav-0003"],
    ["camping", "trav-0003"],
    ["cottage", "trav-0003"],
    ["shop", "sale-0003"],
    ["online store", "sale-0002"],
    ["toy shop", "sale-0003"],
    ["book shop", "musi-0003"],
    ["bike shop", "cars-0002"],
    ["computer repair", "sale-0002"],
    ["printer", "artd-0004"],
    ["designer", "artd-0003"],
    ["PR", "artd-0003"],
    ["consultant", "busi-0003"],
    ["software consultancy", "tech-0001"],
    ["developer", "tech-0001"],
    ["startup", "tech-0001"],
    ["life coach", "busi-0004"],
    ["garden club", "spor-0003"],
    ["local history society", "spor-0003"],
    ["book club", "spor-0003"],
    ["choir", "musi-0005"],
    ["theatre company", "musi-0001"],
    ["drama group", "musi-0001"],
    ["radio station", "musi-0001"],
    ["event", "musi-0002"],
    ["guitar teacher", "musi-0004"],
    ["art teacher", "educ-0002"],
    ["driving lessons", "educ-0002"],
    ["tutor", "educ-0002"],
    ["student", "port-0003"],
    ["podcast", "port-0004"],
    ["wedding photographer", "port-0002"],
    ["influencer", "port-0002"],
    ["blogger", "tech-0004"],
    ["charity", "natu-0001"],
    ["NGO", "natu-0001"],
    ["food bank", "natu-0005"],
    ["residents’ association", "natu-0005"],
    ["farmer", "natu-0002"],
    ["birthday", "wedd-0001"],
    ["reunion", "wedd-0001"],
    ["salon", "fash-0002"],
    ["hair and beauty", "fash-0002"],
    ["seamstress", "fash-0001"],
    ["shoes", "fash-0001"],
    ["pizza", "food-0001-1"],
    ["curry house", "food-0001-2"],
    ["Thai restaurant", "food-0001-2"],
    ["translator", "busi-0002"],
    ["bookkeeping", "busi-0002"],
    ["museum", "artd-0001"],
    ["travel agent", "trav-0002"],
    ["tour guide", "trav-0002"],
    ["supermarket", "sale-0005"],
    ["security company", "tech-0002"],
    ["double glazing", "arch-0003"],
    ["mobile dog grooming", "pets-0001"],
  ])("%s: %s", (said, layout) => {
    expect(findCalling(said, callings)?.layout).toBe(layout);
  });

  test("nothing is made up for words that name no calling", () => {
    for (const said of ["", "  ", "zzz", "xq"]) expect(findCalling(said, callings)).toBeUndefined();
  });
});

test("every layout is found by a calling", () => {
  const led = new Set([...callings.values()].map(({ layout }) => layout));
  expect([...ids].filter((id) => !led.has(id))).toEqual([]);
});
