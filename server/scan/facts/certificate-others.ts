import { anyCase } from '../any-case.ts';

/** By what a company says that what follows is others' work: 'beziehen wir von …', 'Wir verarbeiten Holz mit …'. */
const BUYING =
  '(?:wir )?(?:kaufen|beziehen|holen|verarbeiten|verwenden|verbauen|verkaufen|vertreiben|bestellen|bekommen) (?:wir|nur|ausschließlich|unser\\p{L}{0,2}|das|die|den|alle|fast)|wir (?:kaufen|beziehen|holen|verarbeiten|verwenden|verbauen|verkaufen|vertreiben|bestellen)';

/** Words for those whose certificates a company's pages mention: partners, suppliers, its group, its hosts. */
const PARTIES = [
  '^wer (?:\\S{1,30} ){1,12}(?:führt|trägt|besitzt|hat), |^träger (?:der|des|von) (?:\\S{2,30} ){1,4}ist (?:der|die|das)(?!\\p{L})',
  '(?:lehrling|azubi|auszubildende|schweißer|monteur)\\p{L}{0,5} (?:hat|haben|besitz|ist|sind|legte)\\p{L}{0,2}(?!\\p{L})',
  // what one person has, and a house that the company only built or works in
  '^(?!.{0,80}(?<!\\p{L})(?:wir|unser|als)(?!\\p{L})).{0,80}\\p{L}(?:erin|leitung|leiter|akustiker|techniker|therapeut|meister|pädagogin|ingenieur)(?:in)? mit (?:\\p{L}{3,15}-?)?zertifikat(?!\\p{L})|(?<!\\p{L})persönliche[sn]? (?:zertifikate?|prüfung|zulassung|anerkennung)(?!\\p{L})|^(?:die|das|der) [^,;]{3,40}, (?:in|an|bei|mit) (?:der|dem|denen) wir [^,;]{3,40}, (?:ist|sind|hat|haben|trägt)(?!\\p{L})',
  '^(?:das|der|die) (?:\\p{Ll}{3,20}e )?(?:\\p{L}{0,15}(?:schulhaus|wohnhaus|wohnbau|neubau|überbauung|siedlung|turnhalle|rathaus|bürogebäude|brücke)|gebäude)(?: [^,.;]{2,40}?)? (?:hat|trägt|erhielt|ist|wurde|bekam)(?!\\p{L})',
  // where those who learn go, and whose wares are bought: 'besuchen die Schule Muster', 'Unsere Korken von Muster sind'
  '(?<!\\p{L})(?:besuch(?:t|en)|lern(?:t|en) (?:in|an)) (?:die|der|das|eine[rn]?) (?:\\p{L}{0,20}schule|\\p{L}{0,15}akademie|\\p{L}{0,15}kolleg)(?!\\p{L})',
  '^unsere? \\p{L}{3,30} (?:kommen |stammen )?von (?:der |dem )?\\p{Lu}[^.,;]{2,60} (?:ist|sind|trägt|tragen)(?!\\p{L})',
  '(?<!\\p{L})(?:tragen|haben|führen|halten|besitzen) (?:nur |allein )?unsere (?:mitglieds(?:höfe|betriebe)|mitglieder|höfe|erzeuger|landwirte|bauern|lieferanten|zulieferer|partner)(?!\\p{L})',
  '(?<!\\p{L})als einzige[rs]? der (?:\\p{L}{3,6} )?(?:fabriken|hersteller|marken|lieferanten|partner|mieter)(?!\\p{L})',
  '(?<!\\p{L})one of our (?:customers|clients|suppliers|partners)(?!\\p{L})',
  // 'Unser Säger, das Sägewerk Muster, ist …': who works for the company, by name
  '^unsere? (?!betrieb|unternehmen|firma|haus|werk|standort|kanzlei|praxis|verein|hof|hotel|gesellschaft)\\p{L}{3,20}, (?:das|die|der) \\p{Lu}[^,]{3,60}, (?:ist|sind|hat|trägt|arbeitet)(?!\\p{L})',
  // what welders hold, whatever firm they work for; 'die Erdbaufirma ist …', 'Der Zweckverband Muster (… zertifiziert nach …)'
  '(?<!\\d)9606(?!\\d)|(?:schweißer|meister|gesellen)prüfung|(?<!\\p{L})(?:die|der) \\p{L}{3,20}firma (?:ist|hat|trägt)(?!\\p{L})',
  '^(?:die|der|das) (?!unternehmen|firma|betrieb|gesellschaft)\\p{L}[^()]{3,50} \\([^()]{0,80}(?:zertifiziert|akkreditiert)',
  '^(?:die|der|das) \\p{L}{4,25} selbst (?:wurde|besteht|beschäftigt)(?!\\p{L})',
  // 'Die SQS ist ihrerseits …', 'Die Pumpen von Muster tragen …', 'Die Pellets, die wir führen, tragen …', 'Das Papier »Muster« trägt …'
  '(?<!\\p{L})(?:ihrerseits|seinerseits)(?!\\p{L})|^(?:die|das|der) \\p{L}{4,30} von (?!uns|unser)\\p{L}{3,30} (?:tragen|trägt|sind|ist|haben|hat)(?!\\p{L})|^(?:die|das|der) \\p{L}{4,30}(?: [^,]{2,40})?, (?:die|das|der|den) wir [^,]{3,60}, (?:tragen|trägt|hat|haben|ist|sind)(?!\\p{L})|^(?:das|die|der) \\p{L}{4,30} [»„"“][^«“”"]{2,40}[«“”"] (?:trägt|ist|hat|wurde|erhielt)(?!\\p{L})',
  '^unsere? \\p{L}{0,20}(?:ärztin|arzt|therapeutin|meisterin|kollegin|mitarbeiterin|chefin|köchin|trainerin|lehrerin|kollege|mitarbeiter|trainer|lehrer) [^,]{2,40} (?:besitzt|hat|ist|trägt|erhielt)(?!\\p{L})|(?<!\\p{L})unsere? \\p{L}{4,20}e[rs]? kund(?:e|in)(?!\\p{L})|^(?:deren|dessen) \\p{L}{3,20}, ',
  '^[^,]{3,60}, (?:maker|supplier|manufacturer|producer|distributor|grower)s? of (?:our|the) ',
  'mitbewerb|wettbewerber|dachgesellschaft|im (?:selben|gleichen) haus|im (?:erd|ober|unter)geschoss',
  '^(?:viele|einige|manche|etliche|die meisten) (?:unserer|der|von unseren) \\p{L}|unternehmer mit(?!\\p{L})',
  '(?<!\\p{L})(?:nebenan|nachbar\\p{L}{0,15})(?!\\p{L})',
  // who serves any company, and what is built in or sold
  '(?<!\\p{L})unsere?[rnms]? (?:steuer(?:büro|kanzlei|berat\\p{L}{2,6})|lohnbüro|hausbank|wäscherei|caterer|(?:web|werbe)agentur|entsorger|paketdienst|energieversorger|stromversorger|versicherer)(?!\\p{L})',
  '^(?:die|das|der|alle) von uns (?:\\p{L}{3,20} )?(?:(?:ver|ein)?(?:ge)?baute|errichtete|geplante|sanierte|betreute|eingesetzte|verwendete|verarbeitete|gelieferte|vertriebene|verkaufte)[nrs]? ',
  // 'vier davon nach …', 'Ob ein Betrieb zertifiziert ist, sagt …'
  '(?<!\\p{L})(?:zwei|drei|vier|fünf|sechs|sieben|acht|\\d{1,3}|einige|viele|manche|die meisten) davon (?:sind )?(?:nach|gemäß|mit) |^ob (?:eine?|der|die|das) ',
  // 'im Neubau der Schule, der nach … zertifiziert ist', 'im Verbund Probe, der … betreut und das Label trägt'
  '(?<!\\p{L})(?:im|in der|am|beim|bei|vom|von|zum|zur) (?!unser|.{0,60}(?:unser|(?<!\\p{L})werk|werkstatt|fertigung|produktion|betrieb|(?<!\\p{L})haus|standort))[^,]{3,60}, (?:der|die|das) (?:(?:nach|mit) [^,]{2,60} (?:zertifiziert|zugelassen|anerkannt|akkreditiert|ausgezeichnet) (?:ist|sind|wurde)|[^,]{3,100} (?:trägt|führt|besitzt|hält)[.,])',
  '(?<!\\p{L})(?:mit uns|mit unserer (?:hilfe|unterstützung)|dank (?:uns|unserer \\p{L}{3,20}))(?!\\p{L})',
  '(?<!\\p{L})(?:bauten|gebäude|häuser|anlagen) unserer (?:auftraggeber|kunden|bauherren)',
  '(?<!ur)(?<!^für (?:die|unsere|alle) \\p{L}{0,15})kunden|(?<!\\p{L})(?:unsere?|der|die|eine?) kund(?:e|in)(?!\\p{L})|unseres \\p{L}{0,20}(?:partners|lieferanten|kunden|iteurs|stikers|sters|bieters|mieters|zeugers|gebers|nehmers|händlers|terers|leisters)(?!\\p{L})|(?:tragen|führen|bekommen|erhalten) (?:nur|ausschließlich) (?!wir)|(?<!^als (?:\\p{L}{2,20} )?\\p{L}{0,20})(?:lieferant|zulieferer)|(?<!als |wir sind )hersteller|rechenzentr|data cent(?:re|er)|hoster|hosting|server|durch ein akkreditiert|kalibriert(?:e[nrsm]?)?(?!\\p{L})',
  '(?:milch|referenz|partner|(?<!unser |eigenes |als |anerkanntes |wir sind |wir sind ein |sind wir |sind wir ein )prüf|fremd)labor|(?<!(?:^als|wir sind) .{0,40})druckerei|zertifizierte[nmrs]? (?:papier|material|holz|verpackung|karton|ware(?!\\p{L})|pellets|partner|betriebe)|partner(?:betrieb|firma|unternehmen|werkstatt)|franchisegeber|systemzentrale',
  '(?<!\\p{L})(?:aus|von|vom|bei|beim) (?!unser)[^().]{2,60}\\([^()]{0,40}zertifiziert|(?<!\\p{L})(?:prüfer|sachverständigen?|ingenieure|techniker|kolleg(?:en|innen)|labors?) (?:der|des|von|vom) [^().]{2,40}\\((?:akkreditiert|zertifiziert)',
  '(?<!\\p{L})(?:weingut|hof|bäckerei|metzgerei|käserei|molkerei|mühle|imkerei|gärtnerei|brauerei|rösterei) [^().:]{2,50}\\([^()]{0,60}zertifiziert',
  '(?<!\\p{L})(?:unsere?[rmns]? |ihre?[rmns]? |die |der |das |eine?r? )(?:\\S{3,20} )?(?:\\p{L}{0,20}-?)(?:dienstleister|zulieferer|subunternehm|nachunternehm|(?<=\\p{L}{3})partner(?!\\p{L})|netzgesellschaft|netzbetreiber|spediteur|vermieter|schwester|tochter|mutter(?:gesellschaft|haus|unternehmen|firma)?(?!\\p{L})|konzern|beteiligung(?:s|(?= |,))|enkel(?:gesell|firm))|(?<!\\p{L})unsere? träger(?:in|verein)?(?=[ ,])|zu[rm] (?:gruppe|konzern) gehör',
];

/** Words for work and wares that are others'. */
const WORK = [
  '(?<!\\p{L})(?:wir empfehlen|empfehlen wir)(?!\\p{L})',
  // 'in einem FSC-zertifizierten Betrieb', 'aus einem Werk mit ISO-9001-Zertifikat': one of many
  '(?<!\\p{L})(?:in|bei|aus|von|an|durch|über) (?:eine[mrn]?|ein|mehreren|zwei|drei) (?:\\S{1,25} ){0,6}\\S{0,20}(?:zertifizierte|akkreditierte|zugelassene|anerkannte)[nsr]? (?!.{0,80}(?:geprüft|überwacht|auditiert|kontrolliert|bestätigt))(?!\\p{L}{0,20}(?:management|system|prozess|verfahren|stelle(?!n))|unabhängige|prüf|kontroll|zertifizier)\\p{L}',
  '(?<!\\p{L})(?:in|bei|aus|von|an) (?:eine[mr]|mehreren|zwei|drei) \\p{L}{3,30} mit (?:\\S{2,25} ){0,3}\\S{0,20}(?:zertifi|siegel|akkredit)',
  // 'das Werk dort', 'das Labor, das unsere Proben untersucht'
  '(?<!\\p{L})(?:das|der|die) \\p{L}{3,30} (?:dort|selbst) (?:ist|sind|hat|trägt)(?!\\p{L})|(?<!\\p{L})(?:das|der|die) \\p{L}{3,30}, (?:das|der|die|welche[rs]?) (?:unsere?|uns|für uns)(?!\\p{L})',
  `(?<!\\p{L})(?:${BUYING})(?: wir)?(?!\\p{L})(?!.{0,160}(?<!\\p{L})(?:wir sind|sind wir|sind (?:selbst|seit|wir|zudem|auch)|und sind|unser \\p{L}{3,25} ist)(?!\\p{L})).{0,120}(?:zertifi|siegel|label|akkredit)`,
  '(?<!\\p{L})(?:gehen|liegen|lagern|laufen|stehen|landen|reisen) (?:\\p{L}{2,12} ){0,2}(?:an|bei|zu|in|auf) (?:der|dem|ein(?:e[mrn]?)?|die|das) .{0,80}(?:zertifi|akkredit)|(?<!\\p{L})(?:werden|sie|so) sie (?:nach|gemäß)(?!\\p{L})|(?<!\\p{L})bringen sie (?:zu|bis|durch)',
  // 'Gehostet bei …', 'Vermittelt werden die Kurse von …'; who checks or founds is none who works for it
  '^(?!geprüft|gegründet|getestet|gekennzeichnet|genehmigt|gefördert)(?:(?:ab|an|auf|aus|ein)?ge\\p{L}{3,14}t|ge\\p{L}{3,14}en|ver\\p{L}{2,12}t|bezogen|hergestellt|produziert|montiert|entsorgt|untersucht|analysiert|betrieben|beliefert|zubereitet)(?: (?:wird|werden|wurden?|ist|sind)(?: [^,;.]{2,60})?)? (?:von|vom|durch|bei|beim|in|im|aus) (?!uns|unser|eigene|hand)',
  // 'in der VdS-anerkannten Leitstelle der Probe GmbH'
  '(?<!\\p{L})(?:in|bei|auf) (?:der|dem|den) \\S{2,20}-(?:zertifizierte|akkreditierte|zugelassene|anerkannte)n \\p{L}{3,30} (?:der|des|von) ',
  '(?<!\\p{L})(?:arbeiten wir|wir arbeiten) mit (?:der|dem) (?!norm|system|standard|iso|din|en |[^,.]{0,60}system)',
  '(?<!\\p{L})(?:auf|mit|aus) (?:\\p{L}{3,20} )?\\p{L}{0,20}(?:papier(?:en)?|holz|karton|material(?:ien)?|farben) (?:mit|aus) ',
  // 'Den Lehm liefert die Probe KG, ein Betrieb mit …', 'Die Pappe ist FSC-zertifiziert, sie kommt von …'
  '(?<!\\p{L})(?:liefer(?:t|n)|fertig(?:t|en)|näh(?:t|en)|druck(?:t|en)) [^,;]{3,70}, eine? [^,;]{3,40} mit ',
  ', (?:sie|er|es) (?:kommt|stammt|kommen|stammen) (?:von|vom|aus) ',
  // 'Die Prüfstelle Probe ist … akkreditiert und prüft unsere …', 'Der Verband, dem wir angehören, ist …'
  '^(?:die|der|das) [^,.;]{3,120} und (?:prüft|liefert|kalibriert|reinigt|wartet|transportiert|fährt|druckt|analysiert|untersucht|entsorgt|wäscht|verpackt|betreut|hostet) (?:für uns|uns|unsere?)(?!\\p{L})|, (?:dem|der) wir (?:\\p{L}{2,20} ){0,3}(?:angehören|angeschlossen sind)(?!\\p{L})|, (?:von|aus) (?:der|dem|denen) (?:unsere?|wir) [^,]{3,60}, (?:ist|sind|hat|trägt)(?!\\p{L})|^(?:das|die|der) (?:benachbarte|befreundete|angrenzende)s? \\p{L}{4}',
  // 'Einzelne Ventile der Reihe Probe tragen …'
  '^(?:einzelne|manche|einige|bestimmte) (?!standorte|werke|betriebe|filialen|häuser|praxen|bereiche|abteilungen)\\p{L}{4,30}(?: (?:der|des|aus|von|unserer) [^,.;]{3,40})? (?:tragen|haben|besitzen|sind)(?!\\p{L})',
  // 'Das messen wir auch bei Zulieferern. So arbeitet die Gießerei Probe nach …'
  '(?:^|[.!?] )so (?:arbeite(?:t|n)|ist|hat|führt|trägt) (?:etwa |zum beispiel )?(?:die|der|das) (?!firma|unternehmen|betrieb|werk |unser)',
  '(?<!\\p{L})(?:setzen|vertrauen|zählen|bauen) (?:wir )?auf (?:die|den|das|eine?n?) \\p{L}',
];

const GOODS =
  '(?:wood|timber|paper|cardboard|packaging|pellets|cotton|fabrics?|yarns?|leather|coffee|cocoa|tea|palm oil|fish|meat|eggs|grain|flour|ingredients|materials?|raw materials|boards?|panels?|steel|products?|stoves?|kilns?|machines?|devices?|buildings?)';
/** Whoever serves or supplies a company, works for it or owns it. */
const PEERS =
  '(?:partners?|suppliers?|vendors?|manufacturers?|distributors?|cooperatives?|farmers?|plantations?|customers?|clients?|parent(?: company)?|sister compan(?:y|ies)|subsidiar(?:y|ies)|holding|group|host(?:er|ing provider)?|providers?|data cent(?:re|er)s?|hauliers?|carriers?|landlord|neighbou?rs?|bank|printers?|laborator(?:y|ies)|consultants?|trainers?|auditors?|engineers?|welders?|technicians?|employees|apprentices|colleagues|managing directors?|founders?)';
/** The same in English, whose sentences begin with whom they are about. */
const ENGLISH = [
  `^(?:all|most|the|any|every|some|many)?(?: of)? ?(?:our|the|these|those)? ?(?:\\p{Ll}{3,15} )?${GOODS}(?: (?:we|from|of|for|that|which)(?!\\p{L})[^.;]{1,50}?)? (?:is|are|comes?|carry|carries|bears?|has|have)(?!\\p{L})`,
  `^(?:(?:(?:the|all|most|some|many) (?:\\p{Ll}{3,20} ){1,3}|half |one |none |each |\\d{1,3} ?% |two thirds )of )?(?:our|their|its|the|these|a|an|many|most|some)(?: \\p{L}{3,20}){0,2} ${PEERS}(?=[ ,])(?! (?:know|trust|value|expect|can|rely|and we|benefit))[^.;:]{0,60}? (?:is|are|was|were|has|have|holds?|(?:recently )?obtained|received|carry|carries|bears?|audits?|checks?|requires?|demands?|asks?)(?!\\p{L})`,
  '(?<!\\p{L})(?<!(?:we are|is|as) )(?:an?|the) (?:\\p{Ll}{3,20} ){0,2}(?:warehouse|partner|supplier|plant|laboratory|company|firm|haulier|manufacturer|printer|mill|foundry|provider|operator|carrier)[^,.;]{0,40},? (?:which|that|who) (?:holds?|is|are|has|have|carry|carries)(?!\\p{L})',
  `(?<!\\p{L})(?:held|owned|carried) (?:only |solely )?by (?:our|the|an?|its) (?:\\p{L}{3,20} ){0,2}${PEERS}(?!\\p{L})`,
  '(?<!\\p{L})(?:le|la|notre|nos|ce|les) (?:clients?|fournisseurs?|partenaires?)(?!\\p{L})',
  '(?<!\\p{L})(?:buy|use|purchase|source|process(?! (?:is|was|has)(?!\\p{L}))|print on|sell|stock|order|procure)(?!\\p{L})[^.;]{0,60}(?:certified|labell?ed|accredited|label)',
  '(?<!\\p{L})certified (?:(?:ISO|EN|DIN)[ \\d:-]{4,12} )?(?:\\p{Ll}{3,12} )?(?:auditors?|trainers?|consultants?|experts?|welders?|technicians?|engineers?|coach(?:es)?)(?!\\p{L})',
  '(?<!\\p{L})(?:in|by|from|at|with) an? (?:\\S{1,25} ){0,6}(?:certified|accredited) (?!(?:quality|environmental|energy|management|system))\\p{Ll}{3,20}',
  '(?<!\\p{L})(?:help|support|prepare|guide|coach|train)(?:s|ing)?(?!\\p{L})[^.;]{0,60}(?:certif|accredit)|(?<!\\p{L})(?:we|who) (?:also )?(?:advise|consult|train|coach)(?!\\p{L})',
];

/** Sentences that give a certificate to somebody else. */
export const OTHERS_CERTIFICATES: readonly string[] = [
  ...PARTIES,
  ...WORK,
  ...ENGLISH,
  // 'Das Kongresshaus Muster hat … seine Zertifizierung geschafft', 'die Farben sind ausgezeichnet, nicht wir'
  '^(?:das|die|der) (?!unternehmen|firma|betrieb|gesellschaft|genossenschaft)(?:[\\p{L}-]{3,30} ){1,3}(?:hat|haben|bekam|erhielt|schaffte) .{0,80}(?:seine|ihre) (?:re-?|erst)?(?:zertifizierung|akkreditierung|auszeichnung)(?!\\p{L}).{0,40}(?:geschafft|erreicht|bekommen|erhalten|bestanden)',
  '(?<!\\p{L})nicht (?:wir|uns|bei uns)[.!]?$|(?<!\\p{L})(?:gilt|gelten|betrifft) (?:aber |jedoch )?nicht (?:für )?uns(?!\\p{L})',
  // '19 Betriebe wirtschaften nach den Richtlinien von …'
  '(?:^|[.!?] )(?:\\d{1,4}|einige|viele|mehrere|die meisten) (?:unserer )?(?:\\p{L}{3,20}-?)?(?:betriebe|höfe|landwirte|bauern|winzer|erzeuger)(?!\\p{L})',
  // 'come only from plants holding a certificate'
  '(?<!\\p{L})from (?:\\p{Ll}{3,15} )?(?:plants|mills|farms|factories|companies|suppliers|producers) (?:holding|with|that|which)(?!\\p{L})',
  // 'Das Sägewerk Muster, ein zertifizierter Betrieb, schneidet für uns'
  ', eine? (?:\\S{2,20}-)?zertifizierte[rs]? (?:\\S{2,20} ){0,2}\\S{2,20}, \\p{L}{3,15}t (?:für )?uns(?:ere?n?)?(?!\\p{L})',
  // 'Mitglied im Institut Muster, einer nach … akkreditierten Stelle'
  '(?<!\\p{L})eine[rm] (?:\\S{1,20} ){0,6}(?:akkreditierte|zugelassene)[nr] (?:\\p{L}{0,20})(?:stelle|labor|institut)(?! (?:geprüft|überwacht|auditiert|kontrolliert))',
  // 'Verpackt wird in der Probe-Werkstatt; sie ist …': the company itself is not where its work is done
  '^(?!.{0,60}(?:unser|wir(?!\\p{L})|betrieb|firma|unternehmen)).{0,60}(?<!\\p{L})(?:bei|beim|im|vom|(?:in|bei|von) der) [\\p{L} -]{3,40}[,;] (?:sie|er|es) (?:ist|sind|hat)(?!\\p{L})',
  '(?<!\\p{L})(?:aus|von|bei|mit|an|in eine[mr]) (?!unser|.{0,60}(?:management|system))(?:[\\p{L}.&-]{2,25} ){0,8}[\\p{L}-]{3,30}, (?:die|der|das|welche) .{0,80}(?:zertifiziert|akkreditiert|auditiert)',
  // 'Unser Stahl kommt von der Probe SA, deren Umweltmanagement nach … zertifiziert ist'
  '(?<!\\p{L})(?:aus|von|vom|bei|mit) (?!unser)[^,;]{3,80}, (?:deren|dessen) .{0,80}(?:zertifiziert|akkreditiert|auditiert)',
  // 'Betriebe, die das Siegel tragen', unless the company is one of them
  '^(?!.{0,120}(?:gehör|zähl|(?<!\\p{L})(?:wir sind|sind wir|als (?:eine[sr]?|erste[sr]?)|unser(?:e|er|en)?)(?!\\p{L}))).{3,160}, (?:die|der|das|welche[rs]?) (?:das|ein|den|dem|dieses|unser) (?:\\p{Ll}{3,20} )?\\S{0,20}(?:siegel|label|zeichen|prädikat)(?!\\p{L})',
  '^(?!.{0,80}(?:unser|(?<!\\p{L})(?:wir|hat uns|haben uns)(?!\\p{L})|betrieb|firma|unternehmen)).{0,80}; (?:sie|er|es) (?:ist|sind|hat|trägt)(?!\\p{L})',
];

const IS_OTHERS = anyCase(OTHERS_CERTIFICATES.join('|'));

/** Whether a sentence gives the certificates that it speaks of to somebody else. */
export const isOfOthers = (sentence: string): boolean => IS_OTHERS.test(sentence);

const IS_OTHERS_WORK = anyCase(WORK.join('|'));

/** Whether a sentence tells of work that somebody else does. */
export const isOthersWork = (sentence: string): boolean => IS_OTHERS_WORK.test(sentence);
