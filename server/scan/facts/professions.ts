import { anyCase } from '../any-case.ts';

/** Professions that stand below or beside a person's name, without the female ending. */
const PROFESSIONS = [
  // health
  'hebamme|heilpraktiker|\\p{L}{0,20}therapeut|logopäde|logopädin|osteopath|podologe|podologin|masseur',
  '(?:fach|zahn|tier|haus|haut|augen|frauen|kinder|amts|betriebs)?(?:arzt|ärztin)|apotheker|psychologe',
  'psychologin|kinesiologe|kinesiologin|doula|ernährungsberater',
  // law, taxes, money
  '(?:rechts|patent|fach)?an(?:walt|wältin)|notar|steuerberater|wirtschaftsprüfer|mediator|buchhalter',
  'bilanzbuchhalter|sachverständige[rn]?|gutachter|\\p{L}{0,14}makler|\\p{L}{0,14}vertreter',
  'vermögensverwalter',
  // text, picture, sound, stage
  'foto?graf|photograph|grafiker|\\p{L}{0,10}designer|illustrator|texter|lektor|übersetzer|dolmetscher',
  'journalist|redakteur|autor|schriftsteller|künstler|bildhauer|maler|musiker|sänger|pianist|sprecher',
  'moderator|regisseur|kameramann|filmemacher|kunsthistoriker',
  // teaching and advice
  '\\p{L}{0,14}(?:trainer|berater|lehrer|coach)|dozent|supervisor|pädagoge|pädagogin|stadtführer|gästeführer',
  'theologe|theologin|pfarrer',
  // technology and crafts
  'architekt|\\p{L}{0,14}ingenieur|\\p{L}{0,14}entwickler|programmierer|informatiker|\\p{L}{3,20}meister',
  '\\p{L}{0,14}techniker|schreiner|tischler|zimmerer|elektriker|schneider|goldschmied|keramiker|geigenbauer',
  'instrumentenbauer|raumausstatter|friseur|kosmetiker|florist|gärtner|landwirt|winzer|imker|koch|konditor',
  'restaurator',
];

/** 'Hebamme', 'Fachärztin für Hautkrankheiten', 'Beeidigte Übersetzerin': what somebody does, no name. */
const PROFESSION_LINE = anyCase(
  `^(?:(?:\\p{L}{2,20}\\.|\\p{L}{2,20}(?:e|er|te|ter)) ){0,3}(?:${PROFESSIONS.join('|')})(?:in|innen|n|en)?(?:$|,| (?:für|und|&|mit|in|im|der|des|\\(|–|-|SVGB|FMH|IHK))`,
);

/** Whether a line tells a profession alone. */
export const isProfession = (text: string): boolean => text.length <= 100 && PROFESSION_LINE.test(text);
