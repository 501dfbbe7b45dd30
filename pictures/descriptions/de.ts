/** What each picture shows, in German: `metadata/` has it in English. */
const descriptions: Readonly<Record<string, string>> = {
  "arch-arcade":
    "Weißes Modell eines Bogengangs mit vier Rundbögen über breiten Stufen, eine Terrakottakugel und eine kleine Figur in der Morgensonne.",
  "arch-stairs":
    "Helle Steintreppe, die steil nach rechts ansteigt, eine dunkle Figur nahe dem oberen Ende und eine Terrakottakugel auf einer unteren Stufe.",
  "arch-model":
    "Lageplanmodell auf einer Korkplatte: weiße Pappquader und kleine runde Bäume um eine Kuppel aus Terrakotta.",
  "arch-weir-house":
    "Haus mit fünf versetzten Halbgeschossen aus Holz und Stein an einem steilen Hang über dem Wasser, ein Fenster erleuchtet.",
  "arch-hall":
    "Langes, niedriges Dorfgemeinschaftshaus mit Schieferdach, Eichenvorbau und Glockentürmchen in der Abendsonne, ein Fahrrad an der Wand.",
  "arch-cottage-before":
    "Häuschen an einer Schleuse vor der Sanierung: grauer, fleckiger Putz, ein vernageltes Fenster, ein kahler Baum.",
  "arch-cottage-after":
    "Dasselbe Häuschen nach der Sanierung: cremefarbener Kalkputz, Fensterrahmen aus Eiche, eine Bank, ein belaubter Baum und ein Boot.",
  "arch-workshop":
    "Zimmerei mit gestapelten Balken, zwei Probegerüsten und einem Modell auf der Werkbank unter hohen Fenstern.",
  "arch-tidal-hut":
    "Kleine Holzhütte auf Pfählen über einem Strand gegen die tiefe Sonne, Stufen führen zu einer roten Tür.",
  "arch-weir-morning":
    "Raum mit Tannenbalken, langem Tisch und breitem Fenster zu einer grünen Schlucht, Morgensonne fällt von links über die Dielen.",
  "arch-weir-noon":
    "Derselbe Raum am Mittag, die Fensterscheiben zeichnen sich als heller Sonnenfleck auf den Dielen ab.",
  "arch-weir-afternoon":
    "Derselbe Raum am späten Nachmittag, goldene Sonne fällt von rechts über die Dielen.",
  "arch-weir-evening":
    "Derselbe Raum nach Sonnenuntergang, eine Lampe brennt über dem langen Tisch, ein letzter Schein liegt über der Schlucht.",
  "arch-close-extension":
    "Backsteinreihenhaus vom Garten aus, mit einem neuen Anbau mit Flachdach aus Lärche und Glas, ein Tisch auf der Terrasse.",
  "arch-close-joint":
    "Verdübelte Verbindung zweier Eichenbalken aus der Nähe, davor Späne und ein Stemmeisen.",
  "arch-draw-section":
    "Zeichnung eines aufgeschnittenen Hauses: Fünf Räume steigen einen schraffierten Hang hinab, eine Figur im mittleren.",
  "arch-draw-stair":
    "Zeichnung eines hohen Raums mit einer Treppe aus offenen Stufen und Geländer; eine Figur mit Mappe blickt hinauf.",
  "arch-draw-table":
    "Zeichnung eines Grundrisses auf einem Tisch mit Maßstab, Bleistift und einem Hausmodell aus Pappe.",
  "arch-draw-joinery":
    "Zeichnung einer Zimmerei: Ein Holzrahmen liegt auf Böcken unter drei Fenstern, Bretter lehnen an der Wand.",
  "arch-draw-hut":
    "Zeichnung einer Hütte auf Pfählen über dem Wasser bei Flut, mit Leiter und einer Figur auf dem Steg.",
  "person-architect-nadia":
    "Frau mit dunklem, kinnlangem Bob und runder schwarzer Brille im schiefergrauen Rollkragenpullover, eine Planrolle in der Hand.",
  "person-carpenter-tom":
    "Kräftiger Mann mit grauem Haar und Vollbart in lederbrauner Schürze über blauem Hemd, einen Holzhammer in der Hand.",
  "person-architect-priya":
    "Junge Frau mit langem schwarzem Haar im senfgelben Pullover, eine Hand in der anderen, vor einer Terrakottawand.",
  "person-client-imogen":
    "Frau mit Sommersprossen und kupferroten Locken in cremefarbener Strickjacke über Graugrün, lächelnd.",
  "artd-canvas":
    "Abstraktes Gemälde mit roter Scheibe, blauer Fläche und gelbem Balken, an eine rosa Atelierwand gelehnt, daneben ein Hocker mit Pinseln.",
  "artd-palette":
    "Hölzerne Malerpalette von oben mit sechs dicken Farbtupfern und zwei Pinseln, der Schatten eines Fensters auf dem Tisch.",
  "artd-mobile":
    "Mobile mit roter Scheibe, blauem Kiesel und ockerfarbenem Blatt an schwarzen Drähten vor einer beleuchteten Wand.",
  "artd-gallery":
    "Weiße Galerie mit drei großen Leinwänden an der Wand, einer Bank und einem Mobile.",
  "artd-print-table":
    "Siebdrucktisch mit Rahmen und Rakel, frische Drucke hängen dahinter an einer Leine.",
  "artd-shed":
    "Langer Holzschuppen am Wasser in der Dämmerung, das große Tor offen und erleuchtet, orange Lichter am Boden entlang.",
  "artd-kiln":
    "Offener runder Brennofen mit einem blauen Topf darin und vier glasierten Töpfen auf dem Boden.",
  "artd-letter":
    "Großer roter Buchstabe A neben einer Leiter, das Dreieck aus seiner Mitte liegt auf dem Boden.",
  "artd-abstract-crossing":
    "Druck an einer Wand: eine Scheibe auf dunklem Feld mit einem hellen Balken darüber, alles um sieben Grad geneigt, unten signiert.",
  "artd-abstract-mobile":
    "Mobile aus Draht mit Scheibe, Kiesel, Blatt und Kugel, sein Schatten auf der Wand dahinter.",
  "artd-abstract-letter":
    "Großbuchstabe A mit schattierter Seite über dem Kreis und den Linien, aus denen er konstruiert wurde.",
  "artd-abstract-ampersand":
    "Et-Zeichen mit runden Enden, ein gleichmäßiger Strich mit seinem Schatten.",
  "artd-abstract-halftone": "Kugel aus gedruckten Punkten, klein im Licht und groß im Schatten.",
  "artd-abstract-overprint":
    "Drei große Farbscheiben übereinander, leicht verschoben gedruckt, mit Passkreuzen in den Ecken.",
  "artd-abstract-signs": "Sechs Zeichen in zwei Reihen mit drei Formen: Scheibe, Kiesel und Blatt.",
  "artd-abstract-tiles": "Fliesen mit Viertelringen, die sich zu einem gewundenen Muster fügen.",
  "artd-abstract-brush": "Drei Striche eines breiten Pinsels, die nach rechts trocken auslaufen.",
  "artd-abstract-bell":
    "Glocke mit heller und schattiger Seite, dahinter breiten sich die Ringe ihres Tons aus.",
  "artd-abstract-lino":
    "Linolschnitt einer Sonne mit Strahlen über einem Meer aus kurzen Strichen.",
  "artd-abstract-frames": "Acht quadratische Rahmen ineinander, in der Mitte eine kleine Scheibe.",
  "person-designer-idris":
    "Mann mit langen Locs im kobaltblauen Hemd hält eine Karte mit rotem Stern hoch, vor einer ockerfarbenen Wand.",
  "person-signwriter-wanda":
    "Grinsende Frau mit blondem, hochgebundenem Haar und rotem Band, gestreiftem Hemd und Latzhose, einen Pinsel in der Hand.",
  "person-letterer-senga":
    "Ältere Frau mit kurzem grauem Haar und roten Ohrsteckern in kobaltblauer Schürze, eine Farbwalze in der Hand.",
  "person-typesetter-callum":
    "Schmaler junger Mann mit rotem Haar und Sommersprossen im grünen Pullover, mit Headset.",
  "busi-scales":
    "Messingwaage auf einem Schreibtisch aus Nussbaum neben drei gebundenen Büchern, Abendlicht auf einer flaschengrünen Wand.",
  "busi-gavel":
    "Gedrechselter Richterhammer mit Messingring auf seinem runden Klangblock, ein Blatt Papier am Rand des Lichts.",
  "busi-pen":
    "Vertrag mit rotem Wachssiegel auf einer dunkelroten Mappe, daneben ein schwarz-goldener Füller unter den Streifen einer Jalousie.",
  "busi-front":
    "Stadthaus aus Backstein mit dunkelgrüner Tür zwischen zwei Säulen, Messingschild und Straßenlaterne.",
  "busi-office":
    "Grün getäfeltes Büro mit Schreibtisch aus Nussbaum, brennender Lampe, roten Ledersesseln und Regalen voller Bücher.",
  "busi-strongroom": "Schwere Tresorraumtür mit Messingrad, daneben Regale mit Aktenkästen.",
  "busi-letter":
    "Mit rotem Wachs versiegelter Umschlag, ein Brieföffner aus Messing und ein kleines Holzkästchen.",
  "busi-boundary-hedge":
    "Lange Hecke mit rot bemalten Grenzpfosten und einer Messschnur daneben, ein Bauernhaus in der Ferne.",
  "busi-draw-desk":
    "Zeichnung eines Schreibtischs am Fenster: Waage, drei gebundene Bücher, zwei beschriebene Seiten, Stift und Becher.",
  "busi-draw-courthouse":
    "Zeichnung eines Gerichtsgebäudes mit sechs Säulen und Giebel, zwei kleine Figuren auf den Stufen.",
  "busi-draw-meeting":
    "Zeichnung eines langen Besprechungstischs mit Papieren und sechs Stühlen vor einem breiten Fenster zur Stadt.",
  "busi-draw-works":
    "Zeichnung einer Fabrik mit vier Sheddächern und Schornstein, drei Menschen vor dem offenen Tor.",
  "busi-draw-strongroom":
    "Zeichnung von Regalen mit beschrifteten Urkundenkästen in einem Tresorraum, die dicke Tür steht offen.",
  "busi-draw-draft":
    "Zeichnung eines Entwurfs auf Papier, am breiten Rand korrigiert, mit Brille und Bleistift.",
  "busi-draw-talk":
    "Zeichnung zweier einander zugewandter Sessel am Fenster, Tee auf dem runden Tisch dazwischen.",
  "busi-draw-hedge":
    "Zeichnung eines Wegs an einer Hecke mit Grenzpfosten und Messschnur, dahinter ein Bauernhaus.",
  "busi-draw-duty":
    "Zeichnung eines Schreibtischs mit Wählscheibentelefon, Postkorb, Seiten und Stift, darüber eine Wanduhr.",
  "busi-draw-fees":
    "Zeichnung eines offenen Rechnungsbuchs mit Zeilen und Spalten, rechts Münzstapel.",
  "busi-draw-court":
    "Zeichnung eines stillen Hofs zwischen hohen Häusern, eine Figur auf dem Weg zur Tür, vorn eine Straßenlaterne.",
  "busi-draw-evening":
    "Zeichnung einer Wartebank mit Hut, Koffer und Schirm, eine Uhr, die sechs zeigt, und eine Nummer neben der Tür.",
  "person-solicitor-harriet":
    "Ältere Frau mit silbernem Bob und Messingbrille in dunkelroter Jacke, ein dunkles Gesetzbuch im Arm.",
  "person-solicitor-ngozi":
    "Frau mit Cornrows im Dutt und Messingkreolen in goldener Jacke, ein Blatt Papier in der Hand.",
  "person-solicitor-edwin":
    "Stämmiger, fast kahler Mann in grauem Jackett mit dunkelroter Fliege, lächelnd.",
  "person-solicitor-aksel":
    "Großer blonder Mann mit kurzem Bart in olivgrüner Jacke, ein gelbes Maßband um den Hals.",
  "person-joiner-desmond":
    "Mann in den Sechzigern mit grauem Bart, Schiebermütze und rostfarbenem Hemd, die Arme verschränkt.",
  "cars-saloon":
    "Rote Limousine aus Ton vor einer hellblauen Wand, mit orangem Kegel, rundem gelbem Schild und Fahrbahnmarkierung.",
  "cars-tyres":
    "Drei schwarze Reifen gestapelt auf senfgelbem Boden, ein vierter mit Fünfspeichenfelge lehnt daran.",
  "cars-key":
    "Autoschlüssel mit schwarzem Funksender und Lederanhänger auf blauer Fläche, ein winziges gelbes Auto in der Ecke.",
  "cars-estate-grey":
    "Grauer Kombi mit langem Dach auf einem markierten Stellplatz unter bedecktem Himmel, drei Reifen an der Wand gestapelt.",
  "cars-electric-blue":
    "Blauer elektrischer Kleinwagen an einer cremefarbenen Ladesäule vor einer creme-roten Wand.",
  "cars-small-yellow":
    "Kleines gelbes zweitüriges Auto in tiefer Abendsonne, sein Schatten lang an der Werkstattwand.",
  "cars-forecourt":
    "Sieben Autos aus Ton in einer Reihe auf einem Hof, darüber Wimpelketten, dahinter Rolltore.",
  "cars-forecourt-dusk":
    "Wagenreihe in der Dämmerung unter Lichterketten, vorn die rote Limousine.",
  "cars-van-small":
    "Kleiner weißer Transporter mit grünem Streifen, daneben lehnt ein rotes Fahrrad.",
  "cars-van-long":
    "Langer weißer Transporter mit grünem Streifen, hinter ihm warten drei Pappkartons.",
  "cars-van-luton":
    "Weißer Kofferwagen, dessen Aufbau über die Kabine reicht, ein hölzerner Schrank an der Ladebordwand.",
  "cars-van-loading":
    "Weißer Transporter, hinten offen und halb mit Kartons gefüllt, in der Dämmerung vor Reihenhäusern mit erleuchteten Fenstern.",
  "cars-workshop":
    "Blaues Auto auf einer gelben Zweisäulenhebebühne in heller Werkstatt, Werkbank, Werkzeug und Reifen an der Wand.",
  "cars-minibus":
    "Weiß-blauer Kleinbus an einer Haltestelle mit roter Scheibe, dahinter eine Bank und Reihenhäuser.",
  "cars-brakes":
    "Neue Bremsscheibe auf senfgelbem Grund, davor zwei Bremsbeläge mit roter Rückseite.",
  "cars-saloon-front":
    "Front der roten Limousine von der Fahrerseite: Motorhaube, runde Scheinwerfer und Kennzeichen.",
  "cars-saloon-rear":
    "Heck der roten Limousine: Kofferraum, rote Leuchten und gelbes Kennzeichen, dahinter die Werkstattwand.",
  "cars-saloon-wheel":
    "Vorderrad und Kotflügel der roten Limousine aus der Nähe, fünf helle Speichen um eine Nabe.",
  "cars-bicycle": "Grünes Fahrrad lehnt neben einer roten Tür in der Abendsonne.",
  "cars-saloon-turn":
    "Rote Limousine auf runder weißer Plattform, von vierundzwanzig Seiten gesehen.",
  "cars-close-minibuses":
    "Drei Kleinbusse, gelb, weiß und gelb, stehen am Morgen in einer Reihe vor zwei Häusern.",
  "person-mechanic-sanjay":
    "Mechaniker mit schwarzem Haar und Bartstoppeln im hochgekrempelten roten Overall, einen großen Schraubenschlüssel in der Hand.",
  "person-driver-bernice":
    "Busfahrerin mit marineblauer Mütze, Hemd und roter Krawatte, Locken unter der Mütze, beide Hände am Lenkrad.",
  "person-driver-gwil":
    "Älterer Fahrer mit dichtem grauem Schnurrbart, Schirmmütze und dunkler Weste über grünem Hemd.",
  "educ-books":
    "Roter Apfel auf einem hohen Stapel Schulbücher, ein blauer Stiftebecher und Bauklötze vor einer sonnigen gelben Wand.",
  "educ-abacus":
    "Hölzerner Abakus mit fünf Reihen bunter Perlen, zu verschiedenen Summen geschoben, im Fensterlicht auf Blau.",
  "educ-globe":
    "Globus mit erhabenem grünem Land auf Holzfuß, daneben zwei Schulhefte und ein gelber Bleistift.",
  "educ-classroom":
    "Sonniges Klassenzimmer mit kleinen Tischen und bunten Stühlen, Tafel, Bücherregal und Papierdrachen an der Wand.",
  "educ-front":
    "Backsteinschule mit grüner Tür, vier Drachen in der Luft über dem Hof und ein Fahrrad an der Wand.",
  "educ-evening":
    "Klassenzimmer am Abend: ein langer Tisch mit Büchern und Papier unter drei grünen Lampen, Nacht im Fenster.",
  "educ-bookbinding":
    "Gefalzte Bogen, ein rot gebundenes Buch, eine Rolle blauer Faden, eine Nadel und ein Falzbein.",
  "educ-weather-station":
    "Weiße Wetterhütte mit Lamellen auf einem Dach, mit einem Windmesser aus drei roten Schalen und blauem Regenmesser.",
  "educ-paper-kites":
    "Zwei Kinder aus geschnittenem Papier lassen rote, gelbe und blaue Drachen auf einem Hügel über einer Schule mit zwei Giebeln steigen.",
  "educ-paper-contours":
    "Insel aus Pappschichten, eine je Höhenlinie, von Sand über Grün bis Weiß, mit roter Fahne auf der Spitze und Papierboot.",
  "educ-paper-river":
    "Fluss von oben, die Ufer in Stufen aus grünem Papier, ein hölzerner Steg und vier Orangen, die flussabwärts treiben.",
  "educ-paper-weather":
    "Papierwetter: eine Sonne hinter zwei Wolken, Tropfen an Fäden, eine rote Wetterfahne und eine weiße Wetterhütte.",
  "educ-paper-world":
    "Globus aus blauem und grünem Papier mit kleinen Booten, einem Papierflieger, der ihn umkreist, und drei Briefen darunter.",
  "educ-paper-book":
    "Offenes Aufklappbuch, aus dessen Seiten eine Burg, Tannen, Blumen und eine gelbe Sonne aufsteigen, auf rotem Papier.",
  "educ-paper-oak": "Zwei Eicheln aus Pappe auf Eichenblättern in Grün, Gelb und Rost.",
  "educ-paper-letters":
    "Buchstaben aus bunter Pappe auf Blau, mit den Akzenten von Walisisch, Spanisch, Deutsch, Französisch und Tschechisch.",
  "educ-paper-beads":
    "Abakus mit sechs Reihen Pappperlen in Rot, Orange, Gelb, Grün, Blau und Marine.",
  "educ-paper-evening":
    "Schule aus geschnittenem Papier bei Nacht mit erleuchteten Fenstern und Uhr, drei Erwachsene gehen zur roten Tür.",
  "person-teacher-obi":
    "Kahlköpfiger Lehrer mit goldener Brille und grüner Krawatte, lachend, einen weißen Zeigestock in der Hand.",
  "person-pupil-bethan":
    "Mädchen mit Sommersprossen und zwei roten Zöpfen in blauer Latzhose, grinsend, einen Globus im Arm.",
  "person-teacher-mair":
    "Alte Dame mit weißen Locken und pflaumenfarbener Brille in passender Strickjacke mit heller Kette, die Hände gefaltet.",
  "person-teacher-lucia":
    "Junge Frau mit langem dunklem Haar im roten Kleid hält uns ein offenes Buch entgegen.",
  "person-father-rhodri-and-nel":
    "Bärtiger Vater im grünen Pullover hinter seiner kleinen Tochter mit braunem Bob und orangem Pullover.",
  "person-mother-amara-and-issa":
    "Mutter mit orangem Kopftuch und goldenen Perlen neben ihrem kleinen Sohn im gelben Hemd.",
  "person-mother-kit":
    "Frau mit kurzem blondem Haar im dunkelblauen Pullover mit dickem orangem Schal.",
  "fash-vanity":
    "Parfümflakons, ein Cremetiegel und ein runder Messingspiegel auf weißem Sockel, der Schatten eines Palmblatts auf zartrosa Wand.",
  "fash-vanity-dusk":
    "Runder Spiegel, Flakon und Puderdose im Licht einer einzigen Lampe, die Wand dahinter in warmer Dämmerung.",
  "fash-lipstick":
    "Drei offene Lippenstifte in Beere, Koralle und Weinrot auf Himbeerrosa, davor eine Kappe und eine Puderdose.",
  "fash-hat":
    "Strohhut mit beerenfarbenem Band auf zwei runden Hutschachteln, daneben ein Stöckelschuh auf dem Boden.",
  "fash-front":
    "Hohes Haus mit erleuchtetem Schaufenster in der Dämmerung, drei Hüte auf Ständern hinter dem Glas.",
  "fash-salon": "Salon mit zwei beerenroten Stühlen vor runden Messingspiegeln, Sonne vom Fenster.",
  "fash-wet-slate":
    "Blaugrauer Flakon mit beerenrotem Stöpsel auf zwei nassen Schieferplatten, ringsum Wassertropfen.",
  "fash-hat-block":
    "Beerenroter Filzhut mit goldenem Band auf einer hölzernen Hutform, daneben drei Bandrollen.",
  "fash-hand-mirror":
    "Runder Handspiegel aus Messing neben einem losen cremefarbenen Band auf Rosa.",
  "fash-draw-hat":
    "Zeichnung eines breitkrempigen Huts mit hellem Band auf einem Ständer vor dem Fenster, daneben Faden und Nadeln.",
  "fash-draw-scent":
    "Zeichnung eines eckigen Flakons mit geschliffenem Stöpsel, dahinter steht seine Schachtel im Licht.",
  "fash-draw-table":
    "Zeichnung eines Klapptischs am Fenster mit rundem Spiegel, Pinseln im Becher, Tiegeln und Lippenstift.",
  "fash-abstract-hat":
    "Geflochtener Strohhut von oben, ein Band um die Krone und eine flache Schleife an der Seite.",
  "fash-abstract-shades":
    "Zweiundneunzig runde Farbmuster in sieben Reihen von hell bis dunkel, eines größer und angehoben.",
  "fash-abstract-ribbons":
    "Sieben Bänder hängen von einer Stange und drehen sich, jedes mit anderer Vorder- und Rückseite.",
  "fash-abstract-notes":
    "Fünf sich überlagernde Kurven, jede flacher und breiter als die vorige, wie die Noten eines Dufts im Lauf des Tages.",
  "fash-abstract-brow":
    "Geschwungene Braue und die Wimpern eines geschlossenen Auges, Haar für Haar gezeichnet.",
  "person-seamstress-halima":
    "Schneiderin mit pflaumenfarbenem Kopftuch und salbeigrünem Kleid, ein gelbes Maßband um den Hals und eine Schere in der Hand.",
  "person-client-moira":
    "Alte Dame mit silbernem Bob unter weinrotem Filzhut mit Krempe, ein beerenfarbener Schal um den Hals.",
  "person-facialist-catriona":
    "Frau mit Sommersprossen, kupferrotem Dutt und cremefarbener Tunika mit Goldrand, die Hände gefaltet.",
  "person-makeup-femi":
    "Mann mit kurz geschorenem Haar und goldenen Ohrsteckern im beerenfarbenen Pullover, einen großen Puderpinsel in der Hand.",
  "person-brows-jun":
    "Junge Person mit zur Seite gekämmtem schwarzem Haar in heller Wickeljacke über Salbeigrün, die Hände gefaltet.",
  "food-table":
    "Brotlaib auf einem Brett, weißer Krug und blaue Schale mit Orangen auf dunklem Küchentisch, der Schatten eines Zweigs auf ockerfarbener Wand.",
  "food-bread":
    "Eingeschnittener Brotlaib auf einem Nussbaumbrett mit zwei Scheiben, Krümeln und Brotmesser in später Sonne.",
  "food-bread-dusk":
    "Laib, zwei Scheiben und ein Messer auf einem Brett im Lampenlicht, die Wand dahinter im Schatten.",
  "food-bowl":
    "Schale Nudelsuppe von oben mit zwei Eihälften, Frühlingszwiebel und einem Blatt, rechts rote Essstäbchen.",
  "food-oven":
    "Gewölbter Ofen mit glühender Öffnung in dunkler Backstube, drei runde Laibe auf einem Tisch daneben.",
  "food-counter":
    "Bäckertheke mit Sauerteigbrot, dunklem Roggenbrot und Kardamomknoten, dahinter Brotregale und Stangen im Korb.",
  "food-supper-room":
    "Speiseraum bei Nacht: ein langer Tisch mit cremefarbenem Tuch, für sechzehn gedeckt, Kerzen in der Mitte, unter drei grünen Lampen.",
  "food-front":
    "Bäckerei mit creme-roter Markise in tiefer Morgensonne, draußen ein kleiner Tisch.",
  "food-sourdough": "Runder Sauerteiglaib mit fünf hellen Einschnitten auf dunklem Holzbrett.",
  "food-pretzel":
    "Große braune Brezel mit grobem Salz und hellem Riss, von oben auf olivgrünem Tisch in tiefer Sonne.",
  "food-close-crust":
    "Brotkruste aus der Nähe, blasig und dunkel, mit zwei Scheiben und Krümeln auf einem Brett.",
  "food-close-soup":
    "Schale Nudelsuppe mit zwei Eihälften, Ringen von Frühlingszwiebel und Fettaugen, darunter eine Serviette.",
  "food-abstract-crumb":
    "Scheibe Kastenbrot mit dunkler Kruste und einer Krume voller runder Löcher.",
  "food-abstract-wheat": "Drei Weizenähren mit langen Grannen vor einer runden Sonne.",
  "food-abstract-table":
    "Langer Tisch von oben mit dreißig Tellern und Stühlen, Kerzen auf einem Läufer in der Mitte.",
  "food-abstract-rounds":
    "Straßen einer Stadt mit drei Rundwegen, die von einem Laib in der Mitte ausgehen, ein Ring an jedem Halt.",
  "food-abstract-cup": "Tasse Kaffee von oben mit einem Milchblatt darauf, daneben ein Löffel.",
  "person-baker-amina":
    "Bäckerin mit cremefarbenem Kopftuch, grünem Kleid und weißer Schürze, ein langes eingeschnittenes Brot in beiden Händen.",
  "person-barista-leo":
    "Barista mit hochgekämmtem braunem Haar in blau gestreiftem Hemd und dunkler Schürze reicht eine Tasse Kaffee auf einer Untertasse.",
  "person-guest-bea":
    "Lachende Frau mit dunklen Locken im tomatenroten Pullover und mit gelber Perlenkette.",
  "person-guest-marek":
    "Kräftiger Mann mit großem sandfarbenem Schnurrbart und starken Brauen in dunkler Strickjacke über Creme.",
  "person-guests-jo-and-lou":
    "Paar nebeneinander: eine Person mit kupferrotem Bob und olivgrünem Pullover, die andere mit Locs und senfgelbem Rollkragen.",
  "indu-works":
    "Modellfabrik mit Sheddach, zwei Backsteinschornsteinen, Stahltank und orangem Kran in hartem Streifenlicht.",
  "indu-gears":
    "Drei ineinandergreifende Zahnräder aus Stahl, in Orange und aus Messing, mit scharfen Schatten auf heller Wand.",
  "indu-bolts":
    "Stahlschrauben stehend und liegend auf Dunkelgrau mit Messingmuttern, einer Unterlegscheibe und einer orangen Sechskantmutter.",
  "indu-press-hall":
    "Fabrikhalle mit vier grün-orangen Pressen, Drahtringen auf dem Boden und einer blauen Tür am Ende.",
  "indu-coil":
    "Ring aus kupferfarbenem Draht mit orangen Bändern, das Ende herausgezogen neben vier geschnittenen Rohlingen.",
  "indu-pallets":
    "Drei Paletten mit Kartons und orangem Klebeband auf einem Hof, ein weißer Lastwagen setzt zu ihnen zurück.",
  "indu-bolt": "Eine große Stahlschraube steht auf dem Kopf neben einer orangen Mutter.",
  "indu-furnace": "Ofen mit glühender Öffnung hinter blauem Rahmen, davor rot glühende Rohlinge.",
  "indu-close-thread":
    "Gewinde einer Stahlschraube aus der Nähe, davor unscharf eine verzinkte Mutter.",
  "indu-close-gauge":
    "Messschieber um einen gedrehten Stahlring geschlossen, daneben eine Zeichnung auf blauem Tuch.",
  "indu-draw-bolt":
    "Technische Zeichnung einer Flanschschraube von der Seite und vom Kopf, mit Mittellinien und Maßen.",
  "indu-draw-press":
    "Zeichnung einer Viersäulenpresse, der Stößel über einer Schraube, daneben ein Schaltkasten.",
  "indu-draw-pallets":
    "Zeichnung von fünf Paletten mit beschrifteten Kartons vor dem offenen Heck eines Lastwagens.",
  "indu-draw-bridge":
    "Zeichnung einer Fußgängerbrücke aus Stahlfachwerk über einen breiten Fluss, zwei Menschen gehen hinüber.",
  "indu-abstract-thread":
    "Die schrägen Gänge eines Schraubengewindes aus nächster Nähe, Licht auf der oberen Hälfte.",
  "indu-abstract-heat":
    "Kurve auf kariertem Papier: steil hinauf, gehalten, abgeschreckt, tiefer angelassen und abgekühlt, unter der Linie glühend.",
  "person-welder-rosa":
    "Schweißerin in Lederjacke und Schürze, die dunkle Schutzbrille auf der Stirn, Arme verschränkt, grinsend.",
  "person-estimator-magda":
    "Frau mit blondem Pferdeschwanz, Brille und orangem Hörgerät hält ein Klemmbrett, vor einer ziegelroten Wand.",
  "person-owner-sandra":
    "Frau mit weißem Schutzhelm und oranger Warnweste über blauem Hemd, die Arme verschränkt.",
  "person-toolmaker-delroy":
    "Werkzeugmacher mit grauem Haar, Schnurrbart und eckiger Brille in brauner Lederschürze, einen Schraubenschlüssel in der Hand.",
  "inte-lounge":
    "Rostroter Sessel unter einer gebogenen Messinglampe, ein Beistelltisch mit Vase und ein gerahmter Druck an salbeigrüner Wand.",
  "inte-vases":
    "Dunkelgrüne, terrakottafarbene und gesprenkelte Vasen mit trockenen Stielen auf cremefarbenem Sims, dahinter Blätterschatten.",
  "inte-shelf":
    "Zwei Eichenregale mit Büchern, Sukkulente im Topf, kleiner Lampe und einer Schale Zitronen an grüner Wand.",
  "inte-wall-before":
    "Wohnzimmer vor der Arbeit: graue Wände, Heizkörper, Fernseher, Kartons und ein Sofa in der falschen Richtung.",
  "inte-wall-after":
    "Dasselbe Wohnzimmer nach der Arbeit: salbeigrüne Wände, ein rostroter Sessel zum Fenster gedreht, Lampe, Teppich und volle Regale.",
  "inte-kitchen-window":
    "Bauernküche mit dunkelgrünen Schränken und einem langen Tisch im Licht des Fensters.",
  "inte-kitchen-window-dusk":
    "Dieselbe Küche nach Einbruch der Dunkelheit: Die Lampe über dem Tisch brennt, das Fenster leuchtet vom Abendhimmel.",
  "inte-landing":
    "Treppenabsatz mit sechs langen Bücherregalen über einem grünen Sessel, links eine Holztreppe.",
  "inte-attic":
    "Schlafzimmer unter dem Dach mit einem Bett unter jeder Schräge und drei Töpfen auf dem Fensterbrett dazwischen.",
  "inte-reading-room":
    "Kleines Steinhaus mit grüner Rundbogentür, zwei hohen Fenstern und einem Stuhl auf dem Rasen.",
  "inte-armchair-rust":
    "Rostroter Sessel mit haferfarbenem Kissen neben einer Stehlampe auf schlichtem Grund.",
  "inte-lamp-brass":
    "Tischlampe aus Messing, die in der Dämmerung leuchtet, neben zwei Büchern und einer Tasse.",
  "inte-box-room":
    "Sehr kleines grünes Zimmer mit Sitzbank am Fenster, Klapptisch, Bücherregal und Kleiderhaken.",
  "inte-paint":
    "Fünf Farben auf Streifen von Tapetenpapier gestrichen, davor zwei Farbdosen und ein breiter Pinsel.",
  "inte-bath-shelf":
    "Eichenregal über einer weißen Badewanne mit drei Töpfen und gefalteten Handtüchern, daneben ein Hocker.",
  "inte-sitting-morning":
    "Wohnzimmer mit rostrotem Sofa vor dunkler salbeigrüner Wand, tiefe Sonne vom Fenster auf seiner Lehne und einem gelben Sessel.",
  "inte-sitting-noon":
    "Dasselbe Wohnzimmer am Mittag, ein heller Sonnenfleck auf den Dielen neben dem gelben Sessel.",
  "inte-sitting-afternoon":
    "Dasselbe Wohnzimmer am späten Nachmittag, goldene Sonne liegt lang über Dielen und Teppich.",
  "inte-sitting-dusk":
    "Wohnzimmer am Abend, zwei Lampen brennen neben rostrotem Sofa, senfgelbem Sessel und vollen Bücherregalen.",
  "inte-draw-sitting":
    "Zeichnung eines Wohnzimmers: eine Lampe über einem Sessel, ein kleiner runder Tisch, Regale und eine Pflanze am Fenster.",
  "inte-draw-landing":
    "Zeichnung eines schmalen Treppenabsatzes mit gepolsterter Bank unter dem Fenster, Lampe und sechs kurzen Bücherregalen.",
  "inte-draw-colours":
    "Zeichnung von fünf gestrichenen Papierstreifen an einer Wand, darunter vier offene Dosen und ein Pinsel.",
  "inte-draw-before":
    "Zeichnung eines Wohnzimmers vorher: kahle Wände, Heizkörper unter dem Fenster, Fernseher, ein Sofa von hinten.",
  "inte-draw-after":
    "Zeichnung derselben Ecke nachher: Vorhänge, ein Sessel zum Fenster gedreht neben einer Lampe, ein Sofa unter vollen Regalen.",
  "inte-draw-farmhouse":
    "Zeichnung eines langen Bauernhauses mit zwei Schornsteinen und Scheune, ein Weg zur Tür, Bäume und Hügel.",
  "inte-abstract-fan":
    "Neun Farbkarten, an einer Niete aufgefächert, von hell über dunkel und zurück.",
  "inte-abstract-plan":
    "Grundriss eines kleinen Zimmers mit Bett, rundem Tisch, Schrank und Tür, an zwei Seiten bemaßt.",
  "person-decorator-rosalind":
    "Malerin mit hochgestecktem Haar, rostrotem Band und grüner Latzhose, eine Farbrolle in der Hand.",
  "person-colourist-tunde":
    "Mann mit rundem Afro und kurzem Bart hält eine Rolle rostroten Stoff vor der Brust.",
  "person-client-hester":
    "Frau mit kurzem grauem Haar und blauer Brille im rostroten Pullover mit gestreiftem Schal.",
  "medi-bench":
    "Runde und kegelförmige Glaskolben und ein Holzgestell mit Reagenzgläsern voll farbiger Flüssigkeit vor mintgrüner Wand.",
  "medi-capsules":
    "Zweifarbige Kapseln und weiße Tabletten auf Lachsrosa verstreut, eine Kapsel steht aufrecht.",
  "medi-stethoscope":
    "Marineblaues Stethoskop auf hellem Mintgrün neben einem korallenroten Herz, die Schatten von Fenstersprossen über beiden.",
  "medi-waiting-room":
    "Helles Wartezimmer mit vier Stühlen in Petrol und Koralle, Empfangstresen mit Klingel und großer Pflanze.",
  "medi-consulting":
    "Sprechzimmer mit Untersuchungsliege, Schreibtisch mit Bildschirm, zwei Stühlen und Sehtafel.",
  "medi-front":
    "Stadthaus aus Stein mit drei Stockwerken, petrolfarbener Tür, Messingschild und Handlauf.",
  "medi-weekly-tray":
    "Tablettenbox, nach sieben Tagen und drei Uhrzeiten sortiert, daneben ein Glas Wasser.",
  "medi-jab":
    "Spritze, zwei Fläschchen mit farbigen Kappen und ein Wattebausch in einer Stahlschale.",
  "medi-draw-microscope":
    "Zeichnung eines Mikroskops auf einem Labortisch am Fenster, mit Objektträgern, Kolben, Flasche und Notizen.",
  "medi-draw-bench":
    "Zeichnung eines Labortischs mit Kolben, Reagenzgläsern, Waage und Flaschen auf einem Regal.",
  "medi-draw-consulting":
    "Zeichnung eines Sprechzimmers mit Schreibtisch, zwei Stühlen und einer Liege hinter einem Vorhang.",
  "medi-draw-waiting":
    "Zeichnung eines Wartezimmers mit fünf Stühlen, rundem Tisch und Holzeisenbahn auf dem Boden.",
  "medi-draw-stethoscope":
    "Zeichnung eines Stethoskops in einer Schlinge auf einem Schreibtisch im Fensterlicht, darunter eine beschriebene Seite.",
  "medi-draw-pharmacy":
    "Zeichnung eines Apothekentresens mit Mörser und Päckchen, dahinter kleine Schubladen und Flaschen.",
  "medi-draw-bicycle":
    "Zeichnung eines Fahrrads mit Medikamentenkiste auf dem Gepäckträger in einer Straße mit Häusern.",
  "medi-draw-mornings":
    "Zeichnung einer Straße an acht Morgen: Jedes Mal geht jemand vorbei, die Sonne steht etwas höher und der Schatten ist kürzer.",
  "medi-draw-morning":
    "Zeichnung eines Schlafzimmers bei Sonnenaufgang: die Sonne im Fenster, ihr Licht auf dem Boden, ein Bett und eine Lampe.",
  "medi-draw-diary":
    "Zeichnung eines Kalenders mit acht Wochen aus Kästchen, einige ausgefüllt, daneben Armbanduhr und Bleistift.",
  "medi-draw-travel":
    "Zeichnung eines Reisepasses und eines abgehakten Impfpasses auf einer Landkarte, daneben Papierflieger und Spritze.",
  "medi-draw-front":
    "Zeichnung des Arzthauses mit drei Stockwerken, Schild und Baum, davor eine erwachsene Person und ein Kind.",
  "medi-draw-sample":
    "Zeichnung einer offenen Schachtel mit acht Probenröhrchen, Etikett und einem Kreuz an der Seite.",
  "medi-draw-report": "Zeichnung eines einseitigen Berichts mit einer Kurve, darüber eine Lupe.",
  "medi-draw-physio":
    "Zeichnung einer Ecke in der Physiotherapie: ein Wirbelsäulenmodell am Ständer, ein Ball und eine Matte am Fenster.",
  "person-doctor-samir":
    "Arzt mit gestutztem Bart und eckiger Brille in weißem Kittel mit korallenroter Krawatte, ein Klemmbrett in der Hand.",
  "person-nurse-orla":
    "Pflegerin mit dunklem Dutt in blauer Kleidung mit weißem Rand, Arme verschränkt, lachend.",
  "person-doctor-fiona":
    "Ärztin mit kupferrotem Bob und Sommersprossen im weißen Kittel über Petrol, ein Stethoskop um den Hals.",
  "person-physiotherapist-tariq":
    "Breitschultriger Physiotherapeut im weißen Poloshirt dehnt ein korallenrotes Übungsband zwischen den Händen.",
  "musi-turntable":
    "Plattenspieler mit schwarzer Platte und rotem Etikett, ein Lautsprecher aus Nussbaum und eine Reihe Hüllen vor pflaumenfarbener Wand.",
  "musi-keys":
    "Klaviertastatur entlang der Tasten gesehen, ein Streifen roter Filz hinter Elfenbein und Ebenholz in warmem Schräglicht.",
  "musi-guitar":
    "Akustikgitarre an einer orangen Wand mit Jalousiestreifen, eine petrolfarbene Fußbank und eine Schallplatte auf dem Boden.",
  "musi-room":
    "Niedrige Bühne unter einem Backsteinbogen, von farbigen Lampen beleuchtet: Schlagzeug, Mikrofon, Lautsprecher und leere Stühle.",
  "musi-arch-door":
    "Backsteinviadukt in der Abendsonne mit einer Tür in jedem Bogen; die dritte ist grün, darüber eine Lampe.",
  "musi-drums":
    "Rotes Schlagzeug mit Messingbecken im Gegenlicht, seine Schatten fallen auf uns zu.",
  "musi-violins": "Zwei Geigen lehnen an einer roten Trommel, darauf ein Bogen und ein Schlägel.",
  "musi-microphone": "Mikrofon am Ständer im Gegenlicht, dahinter ein Hocker und ein Lautsprecher.",
  "musi-record-shop":
    "Plattenladen mit sechs Plattenkisten, Hüllen an der Wand und einem Plattenspieler am Fenster.",
  "musi-street-festival":
    "Autofreie Straße mit rotem Teppich, Wimpelketten und einer Bühne mit Schlagzeug am Ende, in orangem Licht.",
  "musi-standing-water":
    "Petrolfarbene Plattenhülle mit drei Wellen und Mond, die schwarze Platte halb herausgezogen.",
  "musi-sevens": "Holzkiste voller Singles in bunten Hüllen, daneben liegt eine schwarze Platte.",
  "musi-lesson-room":
    "Klavier mit brennender Lampe, Noten und Hocker in einem rosenfarbenen Unterrichtszimmer.",
  "musi-live-sleeve":
    "Orange Plattenhülle mit zwei Gitarren und einer Unterschrift, dahinter die Platte mit gelbem Etikett.",
  "musi-abstract-grooves":
    "Rillen einer Schallplatte aus der Nähe, zwei Lichtstreifen darüber, am Rand das Etikett.",
  "musi-abstract-sound":
    "Balken eines Klangs, in der Mitte hoch, mit ihrer Spiegelung im Wasser darunter.",
  "musi-abstract-string":
    "Klingende Saite, in allen Lagen zugleich als drei Bäuche zwischen vier Punkten gezeichnet.",
  "musi-abstract-rings":
    "Zwei Gruppen von Ringen auf dem Wasser, die von zwei Punkten ausgehen und sich kreuzen.",
  "musi-abstract-stage":
    "Bühne mit drei Musizierenden unter fünf Lampen mit gekreuzten Strahlen, vorn die Köpfe des Publikums.",
  "musi-abstract-keys": "Klaviertasten in weitem Bogen, hell und dunkel.",
  "musi-abstract-arches":
    "Vier Bahnbögen in einer Reihe, in jedem Licht, darüber ein Zug auf der Strecke.",
  "musi-abstract-drum":
    "Trommel von oben mit zwei Stöcken, Ringe breiten sich von der Schlagstelle über das Fell aus.",
  "musi-abstract-loops":
    "Geschlossene Linie aus Schleifen, die zwei Töne gemeinsam zeichnen, darin viele feine.",
  "musi-abstract-bunting": "Drei Wimpelketten von Wand zu Wand über einer leeren Straße.",
  "person-pianist-arthur":
    "Alter Mann mit Brille, roter Weste und Fliege, beide Hände auf dem Griff seines Gehstocks.",
  "person-trio-friday":
    "Drei Musizierende nebeneinander: ein bärtiger Trommler in Rot mit Stock, eine Sängerin in Gelb mit Mikrofon und ein junger Mann in Petrol mit Brille.",
  "person-drummer-mbali":
    "Lachende Schlagzeugerin mit langen Cornrows und rotem Stirnband, zwei Stöcke in den erhobenen Händen.",
  "person-singer-ondine":
    "Frau mit großem rundem Afro und goldenen Kreolen in petrolfarbenem Kleid mit Goldperlen, die Hände gefaltet.",
  "person-guitarist-rafe":
    "Linkshändiger Gitarrist mit schulterlangem braunem Haar und schwarzem Pullover spielt eine Akustikgitarre.",
  "natu-hills":
    "Hügel aus Ton in drei Grüntönen mit runden Bäumen und Tannen, dahinter eine ockerfarbene Sonnenscheibe, oben Blätterschatten.",
  "natu-plants":
    "Blühender Kaktus und eine Sukkulentenrosette in Terrakottatöpfen auf cremefarbenem Sims im Fensterlicht.",
  "natu-stones":
    "Fünf aufeinander balancierte Flusssteine von Grau bis Ocker neben Pilzen mit roten Hüten und einem Blätterzweig.",
  "natu-lake-path":
    "Heller Weg mit Bank an einem See, Tannen an beiden Ufern und Hügel dahinter in der Morgensonne.",
  "natu-lodge":
    "Holzhütte mit zwei erleuchteten Fenstern und Holzstapel in der Dämmerung, dahinter hohe Tannen.",
  "natu-nursery":
    "Drei Holztische voller kleiner Pflanzen in Terrakottatöpfen unter bedecktem Himmel.",
  "natu-fly-agaric":
    "Drei rote Fliegenpilze mit weißen Punkten im Gras gegen das Licht, dahinter Birkenstämme.",
  "natu-nest-box":
    "Hölzerner Nistkasten an einem Baumstamm mit einem kleinen schwarz-weißen Vogel auf dem Dach.",
  "natu-paper-wood":
    "Wald aus geschichtetem Papier: vorn dunkle Stämme und Farne, ein Reh auf einer Lichtung vor tiefer oranger Sonne.",
  "natu-paper-lake":
    "See aus geschichtetem Papier mit Sonnenstreifen, zwei Schwänen, einer Bank am Kiesweg und Rohrkolben im Vordergrund.",
  "natu-paper-stars":
    "Nacht aus blauem Papier: die Milchstraße in gerissenen Bändern, Sterne, Tannen und eine Hütte mit zwei erleuchteten Fenstern.",
  "natu-paper-pike":
    "Violetter Hügel mit Steinmännchen, darunter grüne Hänge, Schafe und ein Bach, der sich zu uns schlängelt, alles aus Papier.",
  "natu-paper-wall":
    "Trockenmauer aus Papiersteinen mit hölzernem Überstieg, gelbem Pfeil am Pfosten und Fingerhut daneben.",
  "natu-paper-flycatcher":
    "Trauerschnäpper aus schwarzem und weißem Papier auf einem Birkenzweig zwischen grünen Blättern.",
  "natu-paper-houseleeks":
    "Hauswurz aus gefaltetem Papier von oben, grüne und blaugrüne Rosetten mit roter Mitte zwischen Steinen.",
  "natu-paper-species":
    "Fünfzehn Fundstücke auf Karten, alle aus Papier: Blatt, Falter, Fliegenpilz, Feder, Eichel, Farn, Käfer, Schnecke und mehr.",
  "natu-paper-lodge":
    "Blockhütte im Papierschnee mit erleuchteten Fenstern und roter Tür, Rauch neben tiefer Sonne, ringsum Tannen.",
  "natu-paper-rhododendron":
    "Violette Rhododendronblüten aus gefaltetem Papier zwischen dunkelgrünen Blättern.",
  "person-gardener-joyce":
    "Lachende Gärtnerin mit Strohhut und moosgrüner Schürze hält eine Pflanze im Tontopf.",
  "person-grafter-samir":
    "Mann mit gelbem Turban, vollem schwarzem Bart und grünem Hemd, einen Setzling in der Hand.",
  "person-gatekeeper-ruth":
    "Ältere Frau mit kurzem grauem Haar, grünem Mantel und gelbem Schal hält einen Bund Messingschlüssel hoch.",
  "person-treasurer-philippa":
    "Frau mit blondem Pony und dunkler Brille in cremefarbener Strickjacke, ein moosgrünes Kontobuch im Arm.",
  "pets-dog":
    "Karamellfarbener Spielzeughund mit braunen Ohren und rotem Halsband neben rot gestreiftem Ball und vollem blauem Napf vor pistaziengrüner Wand.",
  "pets-cat":
    "Rote Spielzeugkatze sitzt aufrecht auf rundem marineblauem Kissen, den Schwanz um die Pfoten gelegt, davor ein rotes Wollknäuel.",
  "pets-bowl":
    "Roter Hundenapf voll Trockenfutter mit weißem Knochen an der Seite, daneben ein Kauknochen und ein gelb gestreifter Ball.",
  "pets-waiting-room":
    "Wartezimmer mit niedriger Trennwand: rote Stühle und Wassernapf auf der einen Seite, blaue Stühle und Katzenkorb auf der anderen.",
  "pets-front":
    "Grüne Ladenfront mit Markise, Wassernapf und einem Pfosten für die Leine neben der Tür.",
  "pets-cat-room":
    "Kleines sonniges Zimmer mit Treppe aus Regalbrettern, rundem Bett, Kratzbaum und rotem Ball.",
  "pets-dog-van":
    "Grüner Transporter auf einem Feldweg an einer Wiese, drei Bälle liegen im Gras bereit.",
  "pets-food-scoop":
    "Offener Sack mit Hundetrockenfutter, eine Metallschaufel und einige verschüttete Stücke.",
  "pets-ball-and-bone": "Rot-creme gestreifter Ball neben einem gelben Gummiknochen.",
  "pets-paper-cat-window":
    "Rote Katze aus geschnittenem Papier von hinten auf einem Fensterbrett, vor einem Rundbogenfenster mit Mond und Sternen.",
  "pets-paper-rabbit":
    "Braunes Kaninchen aus geschichtetem Papier mit langen Ohren, davor Stroh, daneben eine Karotte.",
  "pets-paper-dog-walk":
    "Drei Hunde aus geschnittenem Papier, braun, weiß und schwarz, laufen über einen grünen Hügel einem Ball nach.",
  "pets-paper-two-sides":
    "Wartezimmer aus geschnittenem Papier mit einer Wand in der Mitte: links eine graue Katze, rechts ein brauner Hund.",
  "pets-paper-parrot":
    "Roter Papagei mit Flügeln aus gelbem, grünem und blauem Papier auf einem Ast zwischen Blättern.",
  "pets-paper-kennel":
    "Welpe aus geschnittenem Papier liegt in der Tür einer roten Hundehütte, daneben ein Futternapf.",
  "pets-paper-night":
    "Haus der Tierarztpraxis bei Nacht mit erleuchteten Fenstern und einer Pfote am Giebel, eine Person im gelben Mantel bringt eine Katze im Korb.",
  "pets-paper-paw": "Pfotenabdruck aus vier Pappschichten auf Orange.",
  "pets-paper-fish":
    "Goldfisch und zwei kleinere Fische aus geschnittenem Papier zwischen Wasserpflanzen, durch runde Öffnungen gesehen.",
  "pets-abstract-trail":
    "Große helle Pfotenabdrücke steigen von links nach rechts, kleine dunkle kreuzen sie.",
  "pets-abstract-bowl": "Runder Napf von oben, mit Trockenfutter gefüllt.",
  "pets-abstract-tag": "Runde Marke mit einem Knochen hängt an einem genähten Halsband.",
  "person-vet-anjali":
    "Tierärztin mit dunklem Pferdeschwanz in petrolfarbener Kleidung mit Stethoskop, neben ihr ein goldener Hund mit braunen Ohren und rotem Halsband.",
  "person-nurse-bronagh":
    "Tiermedizinische Fachangestellte mit Sommersprossen und kupferrotem Dutt in Pflaume, ein grüner Papagei auf der erhobenen Hand.",
  "person-vet-piers":
    "Blonder Tierarzt mit eckiger Brille in blauer Kleidung hält eine graue Katze mit grünen Augen.",
  "port-wall":
    "Gerahmte Drucke an einer weißen Galeriewand, eine Filmkamera auf einem Sockel und eine gelbe Mappe.",
  "port-camera":
    "Schwarz-verchromte Filmkamera mit Lederriemen auf Senfgelb, davor liegt der Objektivdeckel.",
  "port-swatches":
    "Fächer aus acht Farbmustern von Graphit bis Gelb auf grauem Tisch mit leeren Karten und Bleistift.",
  "port-studio":
    "Fotostudio: eine gelbe Tasse vor Papierhintergrund, Kamera auf dem Stativ, Reflektoren und zwei hohe Fenster.",
  "port-salt-jars": "Elf weiße Dosen verschiedener Höhe auf Weiß, eine mit gelbem Deckel.",
  "port-buttons":
    "Dreißig Knöpfe in verschiedenen Farben und Größen, in fünf Reihen im Fensterlicht ausgelegt.",
  "port-bindery-yard":
    "Hof mit drei Werkstatthäusern unter Wolken, eines mit gelber Tür, davor ein dunkler Transporter.",
  "port-cup-one-window": "Weiße Tasse im Licht eines Fensters, daneben steht ein schwarzer Karton.",
  "port-close-buttons":
    "Tisch voller Knöpfe aus Horn, Messing, Kasein und Glas auf Leinen, jeder mit seinem Schatten.",
  "port-draw-set":
    "Zeichnung einer Kamera auf dem Stativ vor einer Tasse auf einem Tisch zwischen weißem und schwarzem Karton, neben einem Fenster.",
  "port-draw-sheet":
    "Zeichnung eines Kontaktbogens mit zwölf Bildern, drei davon eingekreist, und einer Lupe.",
  "port-draw-book":
    "Zeichnung eines offenen Buchs: links Textzeilen, rechts Reihen von Knöpfen, dahinter weitere Exemplare.",
  "port-draw-plate":
    "Zeichnung einer Katalogseite mit zwölf runden und facettierten Knöpfen in Reihen, unten ein Lineal.",
  "port-abstract-aperture": "Die Lamellen einer Objektivblende um eine helle Öffnung.",
  "port-abstract-steps":
    "Sieben schlichte Karten, jede über der vorigen, von Weiß bis zum dunkelsten Ton.",
  "port-abstract-jars": "Elf weiße Dosen verschiedener Höhe auf Weiß, eine mit farbigem Deckel.",
  "person-photographer-ada":
    "Fotografin mit kurzem schwarzem Pony und graphitgrauem Rollkragen, eine Kamera in beiden Händen.",
  "person-client-ewan":
    "Mann mit rostroter Mütze und rotem Bart in cremefarbenem Rollkragen hält eine weiße Dose Salz.",
  "person-curator-ilse":
    "Große ältere Frau mit weißem Haarknoten, gelber Brille und gelben Perlen über dunkelblauem Kleid.",
  "real-street":
    "Reihe von vier bemalten Modellhäusern mit Giebeldächern, zwei runden Bäumen, zwei kleinen Figuren und rotem Maklerschild in der Abendsonne.",
  "real-keys":
    "Messingschlüssel, Stahlschlüssel und ein roter Hausanhänger an drei Haken einer Holzleiste, lange Schatten auf salbeigrüner Wand.",
  "real-plan":
    "Modell einer Wohnung von oben ohne Dach: weiße Wände, Holzboden, Sofa auf korallenrotem Teppich, Bett, runder Tisch und kleiner Baum.",
  "real-providence-steps":
    "Vier Reihenhäuser aus Stein, die in der Abendsonne einen Hang hinaufsteigen, jede Haustür in einer anderen Farbe.",
  "real-dye-house":
    "Vierstöckige Färberei aus Backstein mit hohen Fenstern und Schornstein an einem Kanal, zwei Fenster erleuchtet.",
  "real-cragg-end":
    "Breites Steinhaus mit Nebengebäude, ummauertem Garten und einer Reihe Tannen auf dem Hügel dahinter.",
  "real-tenter-house":
    "Hohes Steinhaus mit vier Stockwerken zwischen niedrigeren Nachbarn, Abendsonne auf den Fensterreihen.",
  "real-tenter-house-dusk":
    "Hohes Steinhaus in der Dämmerung, Fenster in vier Stockwerken erleuchtet, daneben eine brennende Straßenlaterne.",
  "real-over-the-bakery":
    "Bäckerei mit gestreifter Markise und erleuchtetem Fenster, über dem Laden ein Stockwerk mit Zimmern.",
  "real-factory-fold":
    "Reihenendhaus aus Backstein mit ummauertem Hof, erleuchtetem Holzschuppen und einem Fahrrad neben der Tür.",
  "real-lock-studio":
    "Ein gutes Zimmer aus der Ecke gesehen: blaue Küchenzeile, Eisenofen mit Feuer, Bett und rostroter Sessel.",
  "real-bleachfield":
    "Zwölf neue Häuser aus Backstein und Putz um einen hellen Hof mit einem großen Baum, von oben gesehen.",
  "real-scaffold":
    "Holzrahmen von Häusern hinter blauem Gerüst auf einer Baustelle, davor Stapel von Ziegeln.",
  "real-office":
    "Maklerbüro in der Dämmerung, im Fenster leuchten Objektkarten neben einer Straßenlaterne.",
  "real-kitchen":
    "Salbeigrüne Küche aus der Ecke gesehen, Sonne vom Fenster auf einem Holztisch mit vier Stühlen.",
  "real-draw-plan":
    "Zeichnung einer Wohnung von oben mit stehenden Wänden: Bett, Sofa, Küche, Tisch mit Stühlen und eine Pflanze.",
  "real-draw-steps":
    "Zeichnung einer steilen Treppenstraße zwischen zwei Häuserreihen, eine Figur steigt hinauf.",
  "real-abstract-windows":
    "Große Hausfront in der Dämmerung mit vier Fensterreihen, neun Fenster sind erleuchtet.",
  "real-abstract-valley":
    "Reihen kleiner weißer Häuser an den Hängen eines Tals, darüber eine blasse Sonne.",
  "person-agent-amir":
    "Wohnungsmakler mit zurückgekämmtem schwarzem Haar in schiefergrauem Jackett hält drei Messingschlüssel an einem Ring hoch.",
  "person-buyers-theo-and-mai":
    "Paar nebeneinander: ein Mann mit braunem Haar, Brille und blauem Pullover, eine Frau mit schwarzem Bob und gelbem Oberteil.",
  "person-repairs-kath":
    "Frau in blauer Latzhose und gestreiftem Hemd, die ziegelrote Kappe nach hinten gedreht, einen roten Schraubenschlüssel in der Hand.",
  "person-seller-doreen":
    "Alte Dame mit lilagrauen Locken und rotbrauner Brille in violetter Strickjacke mit Perlenkette.",
  "sale-bags":
    "Gelbe, blaue und weiße Papiertüten und eine rosa Schachtel mit weißer Schleife in einem leuchtend roten Raum, ein Preisschild auf dem Boden.",
  "sale-tags": "Drei Preisschilder an Schnüren vor Gelb, das rote vorn zeigt ein Prozentzeichen.",
  "sale-gift":
    "Rote, weiße und blaue Geschenke mit Bändern und Schleifen auf Rosa, zwei gestapelt, eines daneben, davor ein rotes Prozentschild.",
  "sale-enamel-pan": "Weißer Emailletopf mit blauem Rand und Griff auf Buttergelb.",
  "sale-linen-towels":
    "Stapel aus sechs gefalteten Leinentüchern mit blauen Streifen, mit Schnur gebunden, auf Tomatenrot.",
  "sale-amber-lamp":
    "Runde Lampe aus bernsteinfarbenem Glas auf Messingfuß, leuchtend vor dunkelroter Wand.",
  "sale-mystery-bag":
    "Geschlossene braune Papiertüte mit roter Schleife und gelbem Anhänger auf Kobaltblau.",
  "sale-kettle-yellow":
    "Gelber Wasserkessel mit dunklem Bügelgriff auf weißem Sockel vor Blassrosa.",
  "sale-kettle-pallets":
    "Drei Paletten mit braunen Kartons vor einer Backsteinwand, davor ein ausgepackter gelber Wasserkessel.",
  "sale-arch-six":
    "Vier Bahnbögen aus Backstein, einer offen als erleuchteter Laden mit Töpfen und Tellern auf einem Tisch davor, die anderen geschlossen.",
  "sale-up-to-five":
    "Vier Bienenwachskerzen, ein blauer Bleistift und ein Messinghaken in Form einer Ente auf Blassrosa.",
  "sale-up-to-ten":
    "Zwei Wollsocken, eine Dose mit einzelnen Knöpfen und eine Sanduhr auf Buttergelb.",
  "sale-up-to-twenty-five":
    "Blaue Teekanne, ein gefalteter weinroter Schal und ein Schachbrett, dessen weißer Springer ein Fingerhut ist.",
  "sale-stamp":
    "Papierkarte mit sechs blauen Ankerstempeln und vier leeren Ringen, daneben ein Holzstempel mit Stempelkissen.",
  "sale-plates-and-jars":
    "Stapel aus neun weißen Tellern, zwei Gläser mit Korkdeckel und zwei Weingläser auf Gelb.",
  "sale-counter":
    "Im Laden: Eichentresen mit mechanischer Kasse, eine Leiter und Regale voller Gläser, Töpfe und Schachteln.",
  "sale-paper-percent":
    "Großes Prozentzeichen aus drei Pappschichten, Orange, Rot und Weiß, auf Gelb, ringsum Papierkonfetti.",
  "sale-paper-tags":
    "Fünf Papierschilder an Schnüren vor roter Wand, das weiße vorn mit einem Prozentzeichen aus rotem Papier.",
  "sale-paper-bags":
    "Fünf Papiertragetaschen in Blau, Rot, Weiß, Gelb und Grün, auf der weißen ein Prozentzeichen.",
  "sale-paper-card":
    "Stempelkarte mit neun blauen Ankern und einem gelben Stern auf dem zehnten Feld, daneben der Stempel.",
  "sale-paper-parcel":
    "Paket in braunem Papier mit rotem Band, Schleife und leerem Etikett, auf Grün.",
  "sale-paper-arches":
    "Vier Bahnbögen aus Papierziegeln, in dreien Regale mit Waren, darüber ein blauer Zug.",
  "sale-paper-kettle":
    "Gelber Wasserkessel aus Pappschichten mit Dampf vor blauen Strahlen, daneben eine rote Rosette mit einer Eins.",
  "sale-paper-clock": "Uhr aus Pappe auf Orange, die letzten vier Stunden vor zwölf gelb markiert.",
  "sale-paper-envelope":
    "Brief mit rotem Pfundzeichen, halb aus dem Umschlag, ein Wachssiegel und ein Brieföffner.",
  "sale-abstract-kettles":
    "Reihen von sechzig hellen Wasserkesseln, einer davon größer und farbig.",
  "person-shopkeeper-yusuf":
    "Grinsender Ladenbesitzer mit dunklem Bart und kobaltblauer Schürze reicht ein gelbes Paket mit roter Schleife.",
  "person-regular-bernie":
    "Frau mit blondem Bob und blauer Brille in grünem Pullover und gelbem Schal, lachend, eine gelbe Tragetasche in der Hand.",
  "spor-court":
    "Basketball auf ziegelrotem Feld unter einem Korb, dessen Netz einen langen Schatten wirft, daneben eine Bank und zwei limettengrüne Kegel.",
  "spor-kettlebell":
    "Schwarze Kugelhantel mit oranger Scheibe, marineblaue Hantel und limettengrünes Springseil auf grauem Boden.",
  "spor-racket":
    "Oranger Badmintonschläger an cremefarbener Wand, davor zwei weiße Federbälle auf grünem Feld.",
  "spor-hall":
    "Sporthalle mit Schwingboden aus Holz, Spielfeldlinien, Korb, Holztribüne und hohen Fenstern.",
  "spor-weights-room":
    "Kraftraum mit Langhantel auf orangem Gestell, Bank, Kugelhanteln und Kurzhanteln im Fensterlicht.",
  "spor-street-race":
    "Oranger Startbogen mit kariertem Rand über einer Straße mit Mietshäusern, Kegel auf beiden Seiten.",
  "spor-shuttles": "Limettengrüne Röhre mit marineblauer Kappe, daneben drei weiße Federbälle.",
  "spor-front":
    "Sporthalle aus Backstein mit gewölbtem Dach und Doppeltür, zwei Fahrräder an der Wand.",
  "spor-abstract-court":
    "Halbes Basketballfeld von oben, weiße Linien auf der Markenfarbe, ein Ball nahe dem Bogen.",
  "spor-abstract-laps":
    "Zehn Bahnen einer Laufstrecke in der Kurve, eine davon weiß, von einer Ziellinie gekreuzt.",
  "spor-abstract-ten":
    "Startnummer: eine hohe weiße Zehn, die Null halb im Schatten, in jeder Ecke ein Loch für eine Nadel.",
  "spor-abstract-flight": "Federball und die gepunktete Kurve seines Flugs über ein Badmintonnetz.",
  "spor-abstract-plates":
    "Hantelscheiben auf einer Stange von vorn gesehen, als Ringe aus Hell und Dunkel.",
  "spor-abstract-floor": "Boden einer Sporthalle von oben, die Linien dreier Spiele übereinander.",
  "spor-abstract-bar": "Lange Hantelstange von der Seite mit vier Scheiben an jedem Ende.",
  "person-swimmer-noor":
    "Lächelnde Schwimmerin mit limettengrüner Kappe und marineblauem Anzug, deren rechter Arm unter dem Ellbogen endet.",
  "person-coach-winston":
    "Trainer mit grauem Bart, marineblauer Kappe und limettengrünem Band, ein Klemmbrett in der Hand.",
  "person-player-kirsty":
    "Basketballspielerin mit zwei runden Haarknoten und weißem Stirnband im orangen Trikot mit der Nummer 4.",
  "person-player-lina":
    "Basketballspielerin mit marineblauem Sportkopftuch und orangem Trikot mit der Nummer 11.",
  "person-player-morag":
    "Basketballkapitänin mit Sommersprossen und rotem Pferdeschwanz im orangen Trikot mit der Nummer 7, die Arme verschränkt.",
  "person-player-dee":
    "Kräftige Basketballspielerin mit sehr kurzem Haar im orangen Trikot mit der Nummer 15, einen Ball in den Händen.",
  "person-player-ania":
    "Sehr große Basketballspielerin mit blondem Dutt und orangem Trikot mit der Nummer 23.",
  "tech-desk":
    "Laptop mit einer Seite aus farbigen Kacheln, ein Telefon im Ständer und ein bernsteinfarbener Becher auf blaugrauem Schreibtisch.",
  "tech-chip":
    "Prozessor auf grüner Platine mit goldenen Kontakten und Leiterbahnen, ein kleines gelbes Lämpchen leuchtet.",
  "tech-keycaps":
    "Tastatur aus der Nähe mit Tasten in Weiß, Tinte und Blau, eine einzelne bernsteinfarbene ist gedrückt.",
  "tech-depot":
    "Grüne, gelbe und blaue Busse vor dem Sheddach eines Depots in der ersten tiefen Sonne.",
  "tech-bus-stop":
    "Wartehäuschen mit leuchtender Abfahrtstafel und ankommendem grünem Bus, dahinter Reihenhäuser.",
  "tech-box-windscreen":
    "Kleiner grüner Kasten mit drei Lichtern unten hinter der Windschutzscheibe eines Busses, neben dem Lenkrad.",
  "tech-green-box":
    "Grüner versiegelter Kasten mit drei leuchtenden Lampen und zwei Kabeln auf weißem Ständer.",
  "tech-map-lines":
    "Modellkarte mit drei farbigen Buslinien, weißen Haltestellen, einem Fluss und einem winzigen grünen Bus.",
  "tech-cafe-clock":
    "Tablet an der Wand eines Cafés mit Abfahrten, zwei Tassen Kaffee auf dem Tisch darunter.",
  "tech-rack":
    "Drei dunkle Serverschränke mit kleinen grünen und gelben Lichtern in einem dämmrigen blauen Raum.",
  "tech-tram-shed":
    "Hohes Büro in einem alten Straßenbahndepot: vier Schreibtische mit Bildschirmen, hohe Fenster und ein Linienplan an der Wand.",
  "tech-card-tap":
    "Weiße Karte mit grünem Streifen vor einem blauen Kartenleser an einer gelben Stange.",
  "tech-list-paper":
    "Klemmbrett mit handgeschriebener Liste und Stift auf einer Holzbank, ringsum Regentropfen.",
  "tech-list-card": "Tablet mit abgehakter Liste und weißer Karte auf derselben Holzbank, trocken.",
  "tech-night-bus":
    "Grüner Bus mit erleuchteten Fenstern auf dunkler Straße zwischen zwei Laternen, in einem Schlafzimmer brennt Licht.",
  "tech-draw-depot":
    "Zeichnung von Bussen in einer Reihe vor einem langen Depot, ein Fahrer geht auf sie zu.",
  "tech-draw-map":
    "Zeichnung eines großen Plans mit Buslinien in drei Tönen, auf einer ein Modellbus.",
  "tech-draw-desk":
    "Zeichnung eines Planungsplatzes mit Dienstplan und Karte auf zwei Bildschirmen, Lampe und Pflanze.",
  "tech-draw-stop":
    "Zeichnung einer Bushaltestelle mit Wartehäuschen und Abfahrtstafel, zwei Menschen warten, ein Bus kommt an.",
  "tech-draw-box":
    "Zeichnung eines Kastens mit drei Lichtern auf einem Armaturenbrett, dahinter eine Straße durch die Scheibe.",
  "tech-draw-rack": "Zeichnung von drei Serverschränken, zwischen denen Kabel hängen.",
  "tech-draw-terminal":
    "Zeichnung eines Laptops mit Programmzeilen und einer kleinen Kurve, daneben Notizbuch und Becher.",
  "tech-draw-board":
    "Zeichnung einer Platine von oben, ihre Bahnen gehen von einem großen Chip aus.",
  "tech-draw-night":
    "Zeichnung eines Nachtbusses mit erleuchteten Fenstern in dunkler Straße, eine Person unter einer Laterne.",
  "tech-draw-shed":
    "Zeichnung eines Büros in einem alten Straßenbahndepot mit Eisenträgern, vier Schreibtischen und Schienen im Boden.",
  "tech-draw-card":
    "Zeichnung einer Hand im Fäustling, die an der Bustür eine Karte an den Leser hält.",
  "tech-draw-village":
    "Zeichnung eines Kleinbusses auf einer Dorfstraße vor Kirche und Häusern, zwei Menschen warten auf ihn.",
  "tech-draw-list":
    "Zeichnung einer Liste auf einem Klemmbrett, sechs Zeilen abgehakt, ein Bleistift quer darüber.",
  "tech-abstract-timetable":
    "Diagramm eines Bustags: Linien laufen schräg zwischen Haltestellen auf und ab, eine sticht hervor.",
  "tech-abstract-day": "Uhr, deren Tag ein Ring ist, der über seinen eigenen Anfang hinausläuft.",
  "tech-abstract-braces": "Zwei große geschweifte Klammern mit Datenzeilen dazwischen.",
  "tech-abstract-network":
    "Fünf Linien eines Netzes, die zusammenkommen, durch drei Stationen nebeneinander laufen und sich trennen.",
  "tech-abstract-signal": "Ringe um drei Masten, die sich an einer markierten Stelle kreuzen.",
  "person-developer-piotr":
    "Bärtiger Entwickler mit Brille im Rollstuhl tippt auf dem Laptop auf seinen Knien.",
  "person-operator-farah":
    "Frau mit schulterlangem dunklem Haar und Headset in tiefblauem Hemd, die Hände gefaltet.",
  "person-engineer-winnie":
    "Lachende Ingenieurin mit langen Cornrows, bernsteinfarbener Brille und Warnweste, einen Funkkasten mit Antenne in der Hand.",
  "person-office-mrs-adeyemi":
    "Frau mit pflaumenfarbenem Kopftuch, goldener Brille und Ausweisband über cremefarbener Strickjacke.",
  "person-depot-colin":
    "Mann mit schütterem Haar und großen Ohren in gelbgrüner Warnweste über einem Hemd.",
  "person-parent-ruth":
    "Frau mit Sommersprossen, braunem Pferdeschwanz und hellem Schal, ein Telefon in der Hand.",
  "trav-suitcase":
    "Hellbrauner Lederkoffer mit Strohhut, ein korallenroter Kosmetikkoffer und ein Modellflugzeug auf Ständer, Palmschatten auf meergrüner Wand.",
  "trav-bell":
    "Empfangsklingel aus Messing auf einem Holztresen mit Zimmerschlüssel und korallenrotem Anhänger, dahinter eine weiße Vase mit Blättern.",
  "trav-parasol":
    "Grüner Liegestuhl unter korallenrot-weißem Sonnenschirm im Sand, dahinter das Meer, ein gelber Ball und eine kleine Sandburg mit Fahne.",
  "trav-pilots-room":
    "Eckzimmer mit zwei Fenstern zum Meer, Doppelbett mit korallenroter Decke, Sessel und Koffer.",
  "trav-net-loft":
    "Dachzimmer mit zwei Betten unter Schrägen, einem runden Fenster dazwischen und einer steilen Schiffstreppe.",
  "trav-harbour-two":
    "Kleines ruhiges Schlafzimmer mit Doppelbett, Handtuch auf einem Stuhl, Tasse auf dem Nachttisch und weißem Vorhang.",
  "trav-harbour":
    "Bemalte Häuser an einer Hafenmauer in der Abendsonne, Fischerboot, Ruderboote und ein Segel auf grünem Wasser.",
  "trav-harbour-dusk":
    "Die Hafenmauer nach Sonnenuntergang: Lampen am Kai, erleuchtete Fenster, dunkle Boote auf dem Wasser.",
  "trav-front":
    "Weißes Hotel mit drei Stockwerken am Kai in der Dämmerung, zwei Lampen an der grünen Tür und einige Fenster erleuchtet.",
  "trav-breakfast":
    "Langer Frühstückstisch mit Tellern, Eiern, Brot, Obst und Blumen in einem meergrünen Raum.",
  "trav-cliff-path":
    "Heller Weg, der sich über grasige Klippen am grünen Meer windet, daneben Pfosten, weit unten ein Segel.",
  "trav-island-boat":
    "Korallenrotes Fischerboot auf grünem Wasser unterwegs zu einer Insel mit drei weißen Häuschen.",
  "trav-aerodrome":
    "Weiß-korallenrotes Kleinflugzeug auf einem Grasflugplatz, dahinter ein Hangar und ein oranger Windsack.",
  "trav-tower":
    "Viereckiger Kirchturm aus Stein mit Zinnen in der Abendsonne, davor Grabsteine und eine niedrige Mauer.",
  "trav-flask-and-towel":
    "Blaue Thermosflasche, eine Tasse und drei gefaltete Handtücher auf Steinstufen, bereit für ein frühes Bad.",
  "trav-long-table":
    "Lange weiße Festtafel bei Nacht, Kerzen in der Mitte und eine Lichterkette darüber.",
  "trav-paper-cliffs":
    "Klippen aus geschichtetem Papier über blauem Meer, ein Pfad am Rand mit einer Person in Rot, Möwen in der Luft.",
  "trav-paper-tide-gauge":
    "Pegel mit schwarzen und weißen Marken an einem Hafenpfosten, Wellen aus geschichtetem Papier um seinen Fuß.",
  "trav-paper-kilns":
    "Drei Bögen alter Kalköfen am Meer in der Dämmerung, darüber Fledermäuse, eine Bank blickt nach Westen.",
  "trav-abstract-tide":
    "Fünf Schichten Wellen unter einer Mondsichel, darin ein weißer Pegel mit Marken.",
  "trav-abstract-path":
    "Küste von oben mit gepunktetem Pfad an ihrem Rand und fünf Stationen, daneben helle Brandung.",
  "trav-abstract-seasons":
    "Drei Bilder eines Meeres: Die Sonne steht tief, höher und am höchsten, jeweils mit ihrer Spiegelung.",
  "person-hotelier-iris":
    "Hotelbesitzerin in meergrünem Anzug in ganzer Größe, einen großen Lederkoffer in der Hand.",
  "person-host-huw":
    "Kräftiger Mann mit Bart und marineblauer Mütze in gestreiftem Pullover trägt ein Tablett mit Tasse und Brötchen.",
  "person-host-gwen":
    "Frau mit Sommersprossen und zwei braunen Zöpfen in grüner Jacke über Creme, die Hände gefaltet, lächelnd.",
  "person-party-adaeze":
    "Frau mit langen Locs und Messingkreolen in gelbem Kleid, ein Klemmbrett in der Hand.",
  "person-guest-marguerite":
    "Alte Dame mit weißem Bob, dunkler Sonnenbrille und korallenrotem Pullover mit gestreiftem Schal.",
  "wedd-table":
    "Dreistöckige weiße Hochzeitstorte mit Rosen auf einem runden, bodenlang gedeckten Tisch, zwei Sektschalen und eine kleine Blumenvase.",
  "wedd-rings":
    "Goldring mit Diamant stehend und Rotgoldring liegend auf gesprenkeltem Stein, ringsum ein Zweig und ein Seidenband.",
  "wedd-flowers":
    "Strauß aus elfenbeinfarbenen, zartrosa und weinroten Rosen mit Eukalyptus in weißer Vase, zwei Ringe auf dem Tisch.",
  "wedd-barn":
    "Holzscheune mit offenen, erleuchteten Toren, Obstbäume, zwei gedeckte Tische und eine Lichterkette in der Abendsonne.",
  "wedd-long-barn":
    "In der Scheune: zwei lange weiße Tische mit Rosen, Eichenpfosten und hohe Öffnungen mit Sonne.",
  "wedd-arch-of-branches":
    "Bogen aus Blättern und Rosen im Gegenlicht, davor ein weißer Gang und Stuhlreihen.",
  "wedd-town-hall": "Rathaus mit vier Säulen und breiten Stufen, Blütenblätter auf dem Boden.",
  "wedd-bouquet":
    "Strauß aus zartrosa, elfenbeinfarbenen und weinroten Rosen mit grünen Zweigen, die Stiele mit elfenbeinfarbenem Band gebunden.",
  "wedd-paper-wreath":
    "Kranz aus gefalteten Papierblättern mit Rosen in Zartrosa, Elfenbein und Weinrot, in der Mitte leer.",
  "wedd-paper-dahlias":
    "Dahlien aus gefaltetem Papier in Rot, Zartrosa, Orange und Wein auf dunklem Pflaumengrund.",
  "wedd-paper-rings": "Zwei goldene Ringe aus Pappe ineinander, auf Papierblättern mit Rosen.",
  "wedd-paper-barn":
    "Scheune aus geschnittenem Papier am Abend, das Tor erleuchtet, Wimpel zu den Apfelbäumen und davor ein langer Tisch.",
  "wedd-paper-cake":
    "Torte mit drei weißen Stockwerken auf einem Holzständer mit Papierrosen, vor einer rosa Scheibe.",
  "wedd-paper-candles":
    "Elf Kerzen aus Papier brennen auf einem langen Tisch mit Rosen und Grün, dahinter Sterne in der Nacht.",
  "wedd-paper-tulips": "Tulpen aus gefaltetem Papier in Rot, Rosa, Weiß und Orange auf Gelb.",
  "wedd-paper-winter":
    "Kranz aus Papierefeu mit weißen Christrosen und roten Beeren, in der Mitte Schneeflocken.",
  "wedd-paper-steps":
    "Paar aus geschnittenem Papier von hinten auf den Stufen eines weißen Rathauses, Konfetti in der Luft.",
  "wedd-abstract-petals": "Blütenblätter in fünf Tönen fallen wie Konfetti durch die Luft.",
  "wedd-abstract-lamps":
    "Drei Ketten runder Lampen kreuzen einen Nachthimmel über dunklen Dächern.",
  "wedd-abstract-cake":
    "Torte mit drei Stockwerken auf einem Ständer, mit Tropfen, Bögen und Linien verziert, mit Blumen und Blättern.",
  "wedd-abstract-seats":
    "Sitzplan von oben: neun runde Tische, jeder mit acht Stühlen und einer Blume in der Mitte.",
  "person-couple-flowers":
    "Hochzeitspaar: ein bärtiger Mann in grünem Anzug mit Fliege, eine lachende Frau in Elfenbein mit Rosenstrauß.",
  "person-family-of-four":
    "Familie auf einer Hochzeit: Vater mit weinrotem Turban, Mutter im rosa Kleid mit Sarischal, Großmutter mit Brille und ein Mädchen mit Zöpfen.",
  "person-couple-harbour":
    "Zwei Bräute nebeneinander: eine mit langem blondem Haar im elfenbeinfarbenen Kleid, eine mit kurzem dunklem Haar in elfenbeinfarbenem Anzug mit Fliege.",
  "person-florist-marco":
    "Florist mit braunen Locken und Bartstoppeln in grüner Schürze hält einen Strauß aus cremefarbenen, gelben und orangen Blumen.",
  "hero-day":
    "Sonniger Raum mit Putzwänden: Eine Seite aus Tonkacheln lehnt an der Wand neben Stufen, einem Bogen und einer goldenen Kugel.",
  "hero-dusk":
    "Derselbe Raum in der Dämmerung: Die goldene Kugel leuchtet wie eine Lampe neben der Seite aus Ton, Stufen und Bogen.",
  "hero-phone-day":
    "Hochformat des sonnigen Raums mit der Seite aus Ton, Stufen und goldener Kugel unter einer weiten leeren Wand.",
  "hero-phone-dusk":
    "Hochformat des Raums in der Dämmerung, die Kugel leuchtet neben der Seite aus Ton unter einer dunkler werdenden Wand.",
  "studio-phone":
    "Aufrecht stehendes Telefon mit einer Webseite aus erhabenen Tonkacheln auf dem Bildschirm, daneben eine Schale mit weiteren Kacheln.",
  "studio-plan":
    "Planungstafel mit drei Spalten aus je fünf Tonkacheln, jeweils eine Seite mit ihren Abschnitten, eine Kachel sonnengelb.",
  "studio-missing":
    "Leerer Bilderrahmen hängt schief an sonniger Wand, die gelbe Scheibe, die hineingehört, ist über den Boden gerollt.",
  "studio-preview":
    "Leeres Browserfenster aus weißer Pappe lehnt an einer Putzwand im Fensterlicht, daneben eine gelbe Kugel.",
  "studio-paper-found":
    "Stadtplan aus geschnittenem Papier mit einer Lupe darüber: Ein Laden unter der Lupe hat eine rote Nadel.",
  "arch-close-scaffold":
    "Reihe von vier alten Fassaden aus Stein und Kalk, die mittleren zwei hinter einem Gerüst mit Bohlen, Leiter und einem Eimer am Seil.",
  "arch-close-lime":
    "Alte Ziegel aus der Nähe in flacher Sonne, breite Fugen aus hellem Kalk und eine Kelle darin.",
  "cars-close-paint":
    "Regentropfen auf rotem Autolack aus der Nähe, ein Stahllineal neben einem dünnen weißen Kratzer.",
  "cars-close-luton":
    "Grün-weißer Umzugswagen am Bordstein in der Dämmerung, dahinter Kartons, ein roter Sessel und eine Pflanze unter einer Laterne.",
  "educ-close-pencils":
    "Viele gespitzte Buntstifte aus der Nähe, ihr Lack endet in Bögen, wo sie geschnitten wurden.",
  "indu-close-basket":
    "Drahtkorb voller Schrauben, die in einem gemauerten Ofen orange und rot glühen.",
  "inte-close-weave":
    "Fischgrätgewebe aus rostroter und haferheller Wolle über einer Sessellehne, an der Zarge eine Reihe Messingnägel.",
  "inte-close-rule":
    "Gelber Zollstock mit Messinggelenken aus der Nähe, über dem Grundriss eines kleinen Zimmers aufgeklappt.",
  "medi-close-tubes":
    "Gestell mit gläsernen Probenröhrchen aus der Nähe, rote, blaue und gelbe Kappen, jedes mit Strichcode.",
  "musi-close-hammers":
    "Reihe von Filzhämmern in einem Klavier, an den Saiten entlang gesehen, drei sind zum Anschlag gehoben.",
  "natu-close-houseleek":
    "Hauswurz aus der Nähe, eine Rosette blassgrüner Blätter, die zur Spitze kupferrot werden, zwischen kleineren auf Splitt.",
  "pets-close-biscuits":
    "Hundekekse als Haufen aus der Nähe, Knochen, Sterne und Taler in vier Brauntönen, dazwischen eine Stahlschaufel.",
  "pets-close-lead":
    "Rote Leine aus Seil, über einen Holzhaken an grüner Bretterwand gewickelt, der Messingkarabiner hängt frei.",
  "real-close-bleachfield":
    "Dieselben zwölf Häuser um ihren Hof in der Dämmerung, Fenster erleuchtet, Lampen unter dem Baum in der Mitte.",
  "sale-close-bow":
    "Pinkfarbenes Päckchen aus der Nähe, mit einer Schleife aus dicker heller Kordel gebunden, neben dem Knoten ein Papieranhänger.",
  "sale-close-card":
    "Papierkarte mit zehn Kreisen, sieben mit einem blauen Anker gestempelt, dahinter Stempelkissen und Holzstempel.",
  "spor-close-barbell":
    "Eine Langhantel am Boden eines dunklen Raums, Lampenlicht auf dem rauen Griff und einer orangefarbenen Scheibe.",
  "spor-close-bib":
    "Startnummer 417 aus Papier, mit vier Sicherheitsnadeln an ein gelbes Strickhemd geheftet, aus der Nähe.",
  "tech-close-board":
    "Grüne Leiterplatte aus der Nähe, ein schwarzer Chip mit silbernen Beinchen zwischen kleinen Bauteilen und feinen Bahnen.",
  "tech-close-dots":
    "Bernsteinfarbene Lämpchen einer Abfahrtstafel aus der Nähe zeigen im Dunkeln 27:40, dazwischen Regentropfen.",
  "tech-close-window":
    "Langer Straßenbahnschuppen aus Ziegeln bei Nacht in Indigo, ein Bogenfenster warm erleuchtet, darin jemand am Schreibtisch.",
  "trav-close-keys":
    "Zimmerschlüssel aus Messing mit nummerierten Anhängern an meergrüner Bretterwand in der Abendsonne, ein Haken leer.",
  "trav-close-low":
    "Hotelzimmer mit breitem Fenster zum Hafen bei Niedrigwasser, Boote liegen auf dem Sand.",
  "trav-close-half":
    "Dasselbe Fenster bei halber Flut, das Meer zwischen den Steinen, ein Boot schwimmt.",
  "trav-close-high":
    "Dasselbe Fenster bei Hochwasser, das Meer bis an die Mauer, alle Boote schwimmen.",
  "food-close-candles":
    "Brennende Wachskerzen auf Leinen bei Nacht aus der Nähe, daneben ein Brot mit Krümeln und zwei Gläser Rotwein.",
  "food-close-rolls":
    "Holzkiste voller runder brauner Brötchen aus der Nähe, Sesam und Mohn auf der Kruste.",
  "cars-close-belt":
    "Orangefarbener Gurt, geschlossen in einem schwarzen Schloss mit roter Taste, auf blau gewebtem Polster aus der Nähe.",
  "spor-close-floor":
    "Polierter Buchenboden einer Sporthalle aus der Nähe, weiße, orange und blaue Linien in flacher Sonne, darauf ein Federball.",
  "busi-abstract-guilloche":
    "Gestochene Rosette einer Aktie aus der Nähe, feine Linien kreuzen sich in acht Bögen neben einem gewellten Rand.",
  "inte-abstract-grain": "Maserung eines Bretts aus der Nähe, die um zwei Äste fließt.",
  "pets-abstract-tabby":
    "Fell einer getigerten Katze aus der Nähe, kurze Haare liegen in einer Richtung, dunkle Streifen darin.",
  "cars-abstract-tread":
    "Profil eines neuen Reifens aus der Nähe, dunkle Blöcke mit feinen Einschnitten, tief in den Rillen die Verschleißanzeiger.",
  "tech-abstract-lamps":
    "Lämpchen einer Abfahrtstafel aus der Nähe: Linie 14 in drei Minuten, Linie 27 in neun.",
  "food-abstract-cloth":
    "Kariertes Tischtuch, so nah, dass man die Fäden sieht, darauf verstreute Krümel.",
  "busi-abstract-marble":
    "Marmoriertes Vorsatzpapier aus der Nähe, in fünf Tönen zu Bögen gekämmt.",
  "medi-abstract-stamps":
    "Einreisestempel in einem Pass aus der Nähe, runde und eckige übereinander gedruckt.",
  "indu-abstract-truss":
    "Träger einer Fußgängerbrücke aus der Nähe, gekreuzte Diagonalen an Blechen mit je neun Schrauben.",
  "arch-abstract-fir":
    "Stapel von Tannenstämmen, von der Stirnseite gesehen, jeder mit Jahresringen und einem Riss.",
  "sale-abstract-tickets":
    "Preisschilder in schrägen Reihen, auf jedem ein Prozentzeichen, durch das Loch eine Schnur.",
  "tech-abstract-steam":
    "Beschlagenes Busfenster mit Straßenlichtern dahinter, ein Finger hat ein Haus, einen Bus und eine Sonne gemalt.",
  "trav-abstract-net":
    "Fischernetz mit Korken, zum Trocknen aufgehängt, dahinter das Meer und eine tiefe Sonne.",
};

export default descriptions;
