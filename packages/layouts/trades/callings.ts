import { type Fitting, readCallings } from "./find-calling.ts";

/** Callings that a layout fits, as people name their own work. */
export const fittingLayouts: readonly Fitting[] = [
  {
    layout: "arch-0001",
    send: "Tell us about the plot",
    names: "architect, architecture firm, architects, timber frame builder, self-build company",
  },
  {
    layout: "arch-0002",
    send: "Ask about your building",
    names: "architecture studio, landscape architect, urban planner, structural engineer",
  },
  {
    layout: "arch-0003",
    send: "Book a site visit",
    names:
      "builder, building company, extensions, loft conversions, kitchen fitter, bathroom fitter, joiner, carpenter, bricklayer, general contractor, house builder, window fitter, conservatories, garage conversions, groundworks",
  },
  {
    layout: "arch-0003",
    send: "Book a visit",
    names:
      "plumber, electrician, heating engineer, handyman, gas engineer, boiler repair, drain clearance, air conditioning, solar panels, heat pumps, appliance repair, odd jobs, locksmith, plumbing, heating, solar, double glazing, kitchens, bathrooms",
  },
  {
    layout: "arch-0004",
    send: "Write to the practice",
    names:
      "architectural practice, architectural historian, building archive, preservation society",
  },
  {
    layout: "arch-0005",
    send: "Order a survey",
    names:
      "roofer, plasterer, stonemason, restoration, damp proofing, surveyor, building surveyor, thatcher, chimney sweep, conservation builder, renovation, scaffolder, glazier, lime plasterer, pest control, scaffolding, plastering, roofing, quantity surveyor",
  },
  {
    layout: "artd-0001",
    send: "Hold places",
    names: "gallery, art gallery, museum, exhibition, heritage centre, arts centre",
  },
  {
    layout: "artd-0002",
    send: "Write to the studio",
    names:
      "painter, artist, sculptor, illustrator, potter, ceramicist, printmaker, glass artist, textile artist, calligrapher, portrait painter, ceramics",
  },
  {
    layout: "artd-0003",
    send: "Describe the project",
    names:
      "graphic designer, design studio, branding agency, sign writer, sign maker, advertising agency, marketing agency, web designer, animation studio, copywriter, designer, agency, PR, public relations, SEO, social media manager",
  },
  {
    layout: "artd-0004",
    send: "Send the order",
    names:
      "picture framer, print shop, screen printer, art shop, letterpress, framing, stationer, bookbinder, printer, printing, publisher",
  },
  {
    layout: "artd-0005",
    send: "Tell us you are coming",
    names: "open studios, craft fair, art market, maker space, pottery studio",
  },
  {
    layout: "busi-0001",
    send: "Send in confidence",
    names:
      "solicitor, law firm, lawyer, notary, barrister, conveyancer, patent attorney, family lawyer, immigration lawyer, legal advice",
  },
  {
    layout: "busi-0002",
    send: "Ask for a fixed fee",
    names:
      "accountant, bookkeeper, tax adviser, payroll, auditor, insurance broker, mortgage broker, financial adviser, pension adviser, virtual assistant, translator, interpreter, insolvency practitioner, bookkeeping",
  },
  {
    layout: "busi-0003",
    send: "Ask for a call",
    names:
      "business consultant, management consultant, business broker, executive coach, recruiter, recruitment agency, human resources, mediator, consultant, consultancy",
  },
  {
    layout: "busi-0004",
    send: "Ask for a first hour",
    names:
      "will writer, funeral director, probate, celebrant, undertaker, estate planning, bereavement counsellor, coach, life coach, career coach, business coach",
  },
  {
    layout: "busi-0005",
    send: "Send to the desk",
    names:
      "debt adviser, citizens advice, tenants' union, trade union, housing advice, private investigator, union",
  },
  {
    layout: "busi-0005",
    send: "Write to the clerk",
    names: "council, parish council, town council, councillor, parish clerk",
  },
  {
    layout: "cars-0001",
    send: "Ask about a car",
    names: "car dealer, used cars, motorcycle dealer, caravan dealer, boat sales",
  },
  {
    layout: "cars-0002",
    send: "Book the bay",
    names:
      "garage, mechanic, car repair, car workshop, MOT, tyres, body shop, car wash, car valeting, bicycle repair, motorcycle repair, auto electrician, windscreen repair, car detailing, bicycle shop, bike shop, e-bikes, mobile mechanic",
  },
  {
    layout: "cars-0003",
    send: "Arrange a test drive",
    names: "classic cars, car for sale, camper van for sale",
  },
  {
    layout: "cars-0004",
    send: "Hold a van",
    names:
      "van hire, removals, man and van, car hire, courier, storage, self storage, skip hire, plant hire, tool hire, haulage, camper van hire, boat hire, delivery service, house clearance, waste removal",
  },
  {
    layout: "cars-0005",
    send: "Ask for a route",
    names:
      "bus company, school bus, taxi, minicab, coach hire, chauffeur, airport transfers, minibus hire, ferry",
  },
  {
    layout: "educ-0001",
    send: "Ask for a morning",
    names:
      "nursery, nursery school, primary school, kindergarten, childminder, Montessori school, preschool, playgroup, nanny, after-school club, childcare, child care, babysitter, au pair, crèche",
  },
  {
    layout: "educ-0002",
    send: "Enrol",
    names:
      "evening classes, language school, adult education, tutor, private tutor, maths tutor, driving school, driving instructor, art classes, sewing classes, first aid training, training company, craft workshops, photography course, English teacher, teacher, driving lessons, language teacher",
  },
  {
    layout: "educ-0003",
    send: "Keep a place",
    names:
      "summer school, holiday club, summer camp, scouts, guides, forest school, youth club, coding club, youth group, scout group",
  },
  {
    layout: "educ-0004",
    send: "Tell us you are coming",
    names:
      "open day, school fair, community centre, library, parish, church, mosque, temple, village hall, synagogue, chapel",
  },
  {
    layout: "educ-0005",
    send: "Ask for a prospectus",
    names:
      "private school, secondary school, college, academy, sixth form, university department, school, grammar school",
  },
  {
    layout: "fash-0001",
    send: "Ask for a fitting",
    names:
      "fashion designer, boutique, clothes shop, tailor, dressmaker, shoe shop, shoemaker, cobbler, jeweller, vintage shop, alterations, lingerie shop, goldsmith, watchmaker, jewellery, seamstress, shoes",
  },
  {
    layout: "fash-0002",
    send: "Ask for an hour",
    names:
      "hairdresser, hair salon, barber, barber shop, beauty salon, beautician, nail salon, nails, spa, massage, massage therapist, facials, brows, lashes, tattoo artist, tattoo studio, tanning salon, waxing, reflexology, aromatherapy, mobile hairdresser, cosmetics, piercing, salon, hair and beauty, tattoos",
  },
  {
    layout: "fash-0003",
    send: "Send to the workshop",
    names: "milliner, hat maker, leather worker, bag maker, knitwear, handmade jewellery",
  },
  {
    layout: "fash-0004",
    send: "Ask for a time",
    names: "perfumer, perfume, candle maker, soap maker, skincare brand, candles",
  },
  {
    layout: "fash-0005",
    send: "Ask for your date",
    names: "make-up artist, bridal hair, bridal make-up, wedding hair",
  },
  {
    layout: "food-0001-1",
    send: "Send the order",
    names:
      "bakery, baker, café, coffee shop, tea room, deli, delicatessen, butcher, fishmonger, greengrocer, ice cream, ice cream parlour, sandwich shop, farm shop, patisserie, cheese shop, chocolatier, bagel shop, juice bar, takeaway, fish and chips, pizzeria, kebab shop, food truck, street food, burger van, cake maker, grocer, pizza, cakes, chocolate",
  },
  {
    layout: "food-0001-2",
    send: "Ask for a table",
    names:
      "restaurant, supper club, bistro, pub, gastropub, wine bar, bar, cocktail bar, tapas bar, Indian restaurant, Italian restaurant, sushi, chef, steakhouse, vegan restaurant, brasserie, private chef, brewery tap, curry house",
  },
  {
    layout: "food-0001-3",
    send: "Ask for samples",
    names:
      "wholesale bakery, food wholesaler, coffee roaster, brewery, distillery, dairy, winery, vineyard, egg farm, mill, drinks wholesaler, food producer",
  },
  {
    layout: "food-0001-4",
    send: "Ask for a price",
    names:
      "catering, caterer, event catering, buffet, hog roast, mobile bar, party food, office lunches",
  },
  {
    layout: "food-0001-5",
    send: "Hold my place",
    names: "cookery school, cooking classes, baking classes, wine tasting, barista course",
  },
  {
    layout: "indu-0001-1",
    send: "Request a quotation",
    names:
      "manufacturer, machine shop, engineering, precision engineering, metalwork, welder, fabricator, foundry, blacksmith, CNC machining, 3D printing, factory, toolmaker, sheet metal, injection moulding, laser cutting, packaging",
  },
  {
    layout: "indu-0001-2",
    send: "Send the order",
    names:
      "builders' merchant, hardware shop, ironmonger, timber merchant, wholesaler, fasteners, electrical wholesaler, plumbing supplies, steel stockholder",
  },
  {
    layout: "indu-0001-3",
    send: "Ask for a slot",
    names:
      "heat treatment, powder coating, galvanising, testing laboratory, calibration, plating, shot blasting",
  },
  {
    layout: "indu-0001-4",
    send: "Apply",
    names: "apprenticeships, training provider, vocational school",
  },
  {
    layout: "indu-0001-5",
    send: "Ask an engineer",
    names:
      "civil engineer, rail contractor, bridge builder, crane hire, steel erector, demolition, drilling contractor",
  },
  {
    layout: "inte-0001",
    send: "Tell us about the room",
    names:
      "interior designer, interior decorator, home stager, interior architect, decorator, kitchen designer, feng shui",
  },
  {
    layout: "inte-0002",
    send: "Ask about a piece",
    names:
      "furniture shop, furniture maker, cabinet maker, antiques, antique dealer, lighting shop, homeware, carpets, rugs, upholsterer, curtains, blinds, flooring, beds, fireplace shop, tile shop, woodworker, woodwork",
  },
  {
    layout: "inte-0003",
    send: "Ask for a figure",
    names:
      "painter and decorator, tiler, cleaner, cleaning company, window cleaner, carpet cleaner, wallpaper hanger, carpet fitter",
  },
  {
    layout: "inte-0004",
    send: "Send the numbers",
    names: "wardrobe fitter, storage designer, professional organiser, shelving, tiny houses",
  },
  {
    layout: "inte-0005",
    send: "Ask for a visit",
    names: "historic house, country house, show home, house museum",
  },
  {
    layout: "medi-0001",
    send: "Ask for an appointment",
    names:
      "doctor, GP, dentist, orthodontist, physiotherapist, osteopath, chiropractor, psychotherapist, counsellor, psychologist, therapist, midwife, optician, optometrist, podiatrist, chiropodist, acupuncture, nutritionist, dietitian, dermatologist, speech therapist, hearing aids, audiologist, occupational therapist, home care, care home, hypnotherapist, homeopath, paediatrician, cosmetic surgeon, surgery, nurse, carer, care, hospice, hospital, clinic, doula, acupuncturist, counselling, dental practice, health visitor",
  },
  {
    layout: "medi-0002",
    send: "Ask the laboratory",
    names: "laboratory, research lab, water testing, DNA testing, soil testing",
  },
  {
    layout: "medi-0003",
    send: "Send the repeat order",
    names: "pharmacy, chemist, health shop, herbalist, mobility shop, dispensary",
  },
  {
    layout: "medi-0004",
    send: "Ask about the study",
    names: "research study, clinical trial, patient group, support group, charity for patients",
  },
  {
    layout: "medi-0005",
    send: "Ask for a slot",
    names: "travel clinic, vaccination clinic, blood tests, private clinic, health screening",
  },
  {
    layout: "musi-0001",
    send: "Write to the room",
    names:
      "music venue, theatre, cinema, comedy club, nightclub, jazz club, events venue, concert hall, amateur dramatics, drama group, theatre company, radio station, radio",
  },
  {
    layout: "musi-0002",
    send: "Write to the festival",
    names:
      "festival, street party, carnival, conference, food festival, event organiser, event, events",
  },
  {
    layout: "musi-0003",
    send: "Ask the shop",
    names:
      "record shop, bookshop, bookseller, comic shop, games shop, musical instruments, guitar shop, second-hand books, board game café, book shop, records, record label",
  },
  {
    layout: "musi-0004",
    send: "Ask for a first lesson",
    names:
      "music teacher, piano teacher, guitar lessons, singing teacher, singing lessons, violin teacher, drum lessons, dance school, dance teacher, drama school, ballet school, music school, guitar teacher, drama teacher, ballet, dance",
  },
  {
    layout: "musi-0005",
    send: "Ask for a date",
    names:
      "band, musician, DJ, singer, choir, orchestra, wedding band, magician, entertainer, comedian, string quartet, ceilidh band, children's entertainer, recording studio",
  },
  {
    layout: "natu-0001",
    send: "Write to the rangers",
    names:
      "nature reserve, park, charity, wildlife trust, zoo, botanical garden, foundation, museum garden, walking trails, trust, fundraising, NGO",
  },
  {
    layout: "natu-0002",
    send: "Ask the growers",
    names:
      "garden centre, plant nursery, gardener, landscaper, garden designer, tree surgeon, landscape gardener, lawn care, farm, allotments, beekeeper, honey, Christmas trees, hedge cutting, vegetable boxes, orchard, fencing, farmer, allotment society, smallholding",
  },
  {
    layout: "natu-0003",
    send: "Write to the counters",
    names:
      "ecologist, environmental consultant, bird watching, citizen science, conservation group, arborist report",
  },
  {
    layout: "natu-0004",
    send: "Ask for a bed",
    names:
      "retreat, yoga retreat, glamping, meditation, meditation centre, mountain hut, bothy, eco lodge",
  },
  {
    layout: "natu-0004",
    send: "Ask for a place",
    names:
      "yoga, yoga studio, yoga teacher, Pilates, Pilates studio, tai chi, barre, yoga classes, Pilates teacher, qigong, breathwork, mindfulness",
  },
  {
    layout: "natu-0005",
    send: "Put my name down",
    names:
      "volunteers, volunteer group, community garden, food bank, litter pickers, neighbourhood group, residents' association, refugee support, soup kitchen, political party, campaign, action group",
  },
  {
    layout: "pets-0001",
    send: "Ask for an appointment",
    names:
      "vet, veterinary surgeon, animal hospital, farrier, equine vet, dog groomer, dog grooming, pet groomer, animal physiotherapist",
  },
  {
    layout: "pets-0002",
    send: "Ask for a room",
    names: "cattery, kennels, dog boarding, pet hotel, livery, livery yard, stables",
  },
  {
    layout: "pets-0003",
    send: "Ask for a first walk",
    names:
      "dog walker, dog trainer, puppy classes, pet sitter, dog daycare, riding school, dog behaviourist",
  },
  {
    layout: "pets-0004",
    send: "Ask about an animal",
    names: "animal rescue, animal shelter, cat rescue, dog rescue, wildlife hospital, rescue",
  },
  {
    layout: "pets-0005",
    send: "Ask the shop",
    names: "pet shop, aquarium shop, horse feed, saddlery, tack shop, fishing tackle",
  },
  {
    layout: "port-0001",
    send: "Send the brief",
    names:
      "photographer, product photographer, freelancer, art director, stylist, journalist, writer, author, editor, product designer, freelance designer, portfolio, proofreader",
  },
  {
    layout: "port-0002",
    send: "Ask about dates",
    names:
      "wedding photographer, portrait photographer, family photographer, newborn photographer, videographer, film maker, drone pilot, food photographer, model, content creator, influencer, YouTuber",
  },
  {
    layout: "port-0003",
    send: "Write to me",
    names:
      "scientist, curriculum vitae, CV, lecturer, speaker, developer portfolio, actor, researcher, academic, student, actress",
  },
  {
    layout: "port-0004",
    send: "Write about a project",
    names:
      "film director, documentary, book project, set designer, costume designer, podcast, podcaster",
  },
  {
    layout: "port-0005",
    send: "Order or book",
    names: "photo prints, photography lessons, print seller, workshops by an artist",
  },
  {
    layout: "real-0001",
    send: "Value my house",
    names: "estate agent, property agent, realtor, auctioneer, commercial property",
  },
  {
    layout: "real-0002",
    send: "Choose a viewing",
    names: "house for sale, flat for sale, selling my house",
  },
  {
    layout: "real-0003",
    send: "Ask for a viewing",
    names:
      "letting agent, landlord, flat to let, student housing, property management, property manager, housing association, office space, co-working, coworking space, shop to let",
  },
  {
    layout: "real-0004",
    send: "Put me on the list",
    names: "property developer, new homes, housing cooperative, co-housing, park homes",
  },
  {
    layout: "real-0005",
    send: "Ask for a quarter of an hour",
    names: "buying agent, house valuation, inventory clerk",
  },
  {
    layout: "sale-0001",
    send: "Ask the counter",
    names:
      "clearance shop, outlet, charity shop, flea market, second-hand shop, thrift shop, discount shop, market stall, jumble sale",
  },
  {
    layout: "sale-0002",
    send: "Put one aside",
    names:
      "online shop, electrical shop, computer shop, phone shop, phone repair, kitchen shop, computer repair, online store, e-commerce",
  },
  {
    layout: "sale-0003",
    send: "Tell us who it is for",
    names:
      "gift shop, card shop, craft shop, souvenirs, party shop, fabric shop, wool shop, haberdashery, newsagent, shop, store, toy shop, toys, crafts, gifts",
  },
  {
    layout: "sale-0004",
    send: "Send an offer",
    names: "closing down sale, liquidation, moving sale",
  },
  {
    layout: "sale-0005",
    send: "Order by post",
    names:
      "loyalty card, corner shop, convenience store, village shop, post office, off-licence, supermarket",
  },
  {
    layout: "spor-0001",
    send: "Write to the team",
    names:
      "sports club, football club, basketball team, rugby club, cricket club, hockey club, netball, athletics club, gymnastics club, rowing club, swimming club",
  },
  {
    layout: "spor-0002",
    send: "Book a free week",
    names:
      "gym, fitness studio, personal trainer, crossfit, boxing gym, martial arts, karate, judo, climbing wall, spinning, dance studio, swimming lessons, boxing, aerobics, taekwondo",
  },
  {
    layout: "spor-0003",
    send: "I am coming",
    names:
      "badminton club, tennis club, chess club, table tennis, bowls club, golf club, bridge club, running club, cycling club, sailing club, squash club, knitting group, club, society, garden club, book club, history society, local history, camera club, social club, quilting, knitting",
  },
  {
    layout: "spor-0004",
    send: "Write to the race desk",
    names: "race, marathon, fun run, triathlon, cycle race, charity run, obstacle race",
  },
  {
    layout: "spor-0005",
    send: "Ask for a date",
    names:
      "hall hire, sports hall, swimming pool, bowling alley, escape room, trampoline park, skate park, ice rink, function room, soft play, laser tag, paintball, bouncy castle",
  },
  {
    layout: "tech-0001",
    send: "Ask for a trial",
    names:
      "software company, app, start-up, SaaS, software developer, web developer, IT consultant, cyber security, IT support, hosting, data analyst, web agency, app developer, software, software consultancy, software house, IT company, developer, startup",
  },
  {
    layout: "tech-0002",
    send: "Order or ask",
    names:
      "electronics, gadget, hardware start-up, smart home, alarm systems, CCTV, telecoms, robotics, charging points, security company",
  },
  {
    layout: "tech-0003",
    send: "Ask for a key",
    names: "API, developer tools, open source project, open data",
  },
  {
    layout: "tech-0004",
    send: "Write to us",
    names: "newsletter, blog, magazine, newspaper, press office, local news, blogger",
  },
  {
    layout: "tech-0005",
    send: "Ask for a call",
    names: "education technology, school software, transport software",
  },
  {
    layout: "trav-0001",
    send: "Ask for a room",
    names:
      "hotel, guest house, bed and breakfast, B&B, inn, hostel, motel, boutique hotel, rooms, bed & breakfast",
  },
  {
    layout: "trav-0002",
    send: "Ask for a Sunday",
    names:
      "tour operator, walking tours, tour guide, travel agency, adventure tours, cycling holidays, mountain guide, safari, diving school, surf school, ski school, kayak tours, travel agent",
  },
  {
    layout: "trav-0003",
    send: "Ask for these dates",
    names:
      "holiday flat, holiday cottage, holiday let, Airbnb, self-catering, apartment to rent, chalet, caravan park, campsite, camping, holiday home, cottage, touring park",
  },
  {
    layout: "trav-0004",
    send: "Ask for a plan",
    names:
      "tourist office, visitor centre, city guide, boat trips, fishing trips, travel blog, sightseeing",
  },
  {
    layout: "trav-0005",
    send: "Describe the party",
    names: "party venue, house for groups, conference centre, retreat house, manor house",
  },
  {
    layout: "wedd-0001",
    send: "Send it back",
    names:
      "wedding invitation, wedding, engagement, birthday party, christening, anniversary, hen party, baby shower, reunion, party, birthday",
  },
  {
    layout: "wedd-0002",
    send: "Ask for a visit",
    names: "wedding venue, barn venue, wedding planner, event planner, party planner, marquee hire",
  },
  {
    layout: "wedd-0003",
    send: "Write about your flowers",
    names:
      "florist, flower shop, flower farm, wedding flowers, wedding cakes, flower delivery, funeral flowers, balloon decorator",
  },
  {
    layout: "wedd-0004",
    send: "Send your answer",
    names: "winter wedding, silver wedding, golden wedding",
  },
  {
    layout: "wedd-0005",
    send: "Save me a chair",
    names: "registry office wedding, civil ceremony, elopement",
  },
];

/** As people write them, with what each leads to. */
export const callings = readCallings(fittingLayouts);

/** What a layout is found by in the search. */
export const callingsOf = (id: string): string[] =>
  fittingLayouts.filter(({ layout }) => layout === id).flatMap(({ names }) => names.split(", "));
