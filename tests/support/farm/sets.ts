import { join } from 'node:path';
import { sites as first } from './sites.ts';
import { sites as second } from './sites-2.ts';
import { sites as third } from './sites-3.ts';
import { sites as fourth } from './sites-4.ts';
import { sites as fifth } from './sites-5.ts';
import { sites as sixth } from './sites-6.ts';
import { sites as seventh } from './sites-7.ts';
import { sites as eighth } from './sites-8.ts';
import { sites as ninth } from './sites-9.ts';
import { sites as tenth } from './sites-10.ts';
import { sites as eleventh } from './sites-11.ts';
import { sites as twelfth } from './sites-12.ts';
import { sites as thirteenth } from './sites-13.ts';
import { sites as fourteenth } from './sites-14.ts';
import { sites as fifteenth } from './sites-15.ts';
import { sites as sixteenth } from './sites-16.ts';
import { sites as seventeenth } from './sites-17.ts';
import { sites as eighteenth } from './sites-18.ts';
import { sites as nineteenth } from './sites-19.ts';
import { sites as twentieth } from './sites-20.ts';
import { sites as twentyFirst } from './sites-21.ts';
import { sites as twentySecond } from './sites-22.ts';
import { sites as twentyThird } from './sites-23.ts';
import { sites as twentyFourth } from './sites-24.ts';
import { sites as twentyFifth } from './sites-25.ts';
import { sites as twentySixth } from './sites-26.ts';
import { sites as twentySeventh } from './sites-27.ts';
import { sites as twentyEighth } from './sites-28.ts';
import { sites as twentyNinth } from './sites-29.ts';
import { sites as thirtieth } from './sites-30.ts';
import { sites as thirtyFirst } from './sites-31.ts';
import { sites as thirtySecond } from './sites-32.ts';
import { sites as thirtyThird } from './sites-33.ts';
import { sites as thirtyFourth } from './sites-34.ts';
import { sites as thirtyFifth } from './sites-35.ts';
import { sites as thirtySixth } from './sites-36.ts';
import { sites as thirtySeventh } from './sites-37.ts';
import { sites as thirtyEighth } from './sites-38.ts';
import { sites as thirtyNinth } from './sites-39.ts';
import { sites as fortieth } from './sites-40.ts';
import { sites as fortyFirst } from './sites-41.ts';
import { sites as fortySecond } from './sites-42.ts';
import { sites as fortyThird } from './sites-43.ts';
import { sites as fortyFourth } from './sites-44.ts';
import { sites as fortyFifth } from './sites-45.ts';
import { sites as fortySixth } from './sites-46.ts';
import { sites as fortySeventh } from './sites-47.ts';
import { sites as fortyEighth } from './sites-48.ts';
import { sites as fortyNinth } from './sites-49.ts';
import { sites as fiftieth } from './sites-50.ts';
import { sites as fiftyFirst } from './sites-51.ts';
import { sites as fiftySecond } from './sites-52.ts';
import { sites as fiftyThird } from './sites-53.ts';
import { sites as fiftyFourth } from './sites-54.ts';
import { sites as fiftyFifth } from './sites-55.ts';
import { sites as fiftySixth } from './sites-56.ts';
import { sites as fiftySeventh } from './sites-57.ts';
import { sites as fiftyEighth } from './sites-58.ts';
import { sites as fiftyNinth } from './sites-59.ts';
import { sites as sixtieth } from './sites-60.ts';
import { sites as sixtyFirst } from './sites-61.ts';
import { sites as sixtySecond } from './sites-62.ts';
import { sites as sixtyThird } from './sites-63.ts';
import { sites as sixtyFourth } from './sites-64.ts';
import { sites as sixtyFifth } from './sites-65.ts';
import { sites as sixtySixth } from './sites-66.ts';
import { sites as sixtySeventh } from './sites-67.ts';
import { sites as sixtyEighth } from './sites-68.ts';
import { sites as sixtyNinth } from './sites-69.ts';
import { sites as seventieth } from './sites-70.ts';
import { sites as seventyFirst } from './sites-71.ts';
import { sites as seventySecond } from './sites-72.ts';
import { sites as seventyThird } from './sites-73.ts';
import { sites as seventyFourth } from './sites-74.ts';
import { sites as seventyFifth } from './sites-75.ts';
import { sites as seventySixth } from './sites-76.ts';
import { sites as seventySeventh } from './sites-77.ts';
import { sites as seventyEighth } from './sites-78.ts';
import { sites as seventyNinth } from './sites-79.ts';
import { sites as eightieth } from './sites-80.ts';
import { sites as eightyFirst } from './sites-81.ts';
import { sites as eightySecond } from './sites-82.ts';
import { sites as eightyThird } from './sites-83.ts';
import { sites as eightyFourth } from './sites-84.ts';
import { sites as eightyFifth } from './sites-85.ts';
import { sites as eightySixth } from './sites-86.ts';
import { sites as eightySeventh } from './sites-87.ts';
import { sites as eightyEighth } from './sites-88.ts';
import { sites as eightyNinth } from './sites-89.ts';
import { sites as ninetieth } from './sites-90.ts';
import { sites as ninetyFirst } from './sites-91.ts';
import { sites as ninetySecond } from './sites-92.ts';
import { sites as ninetyThird } from './sites-93.ts';
import { sites as ninetyFourth } from './sites-94.ts';
import { sites as ninetyFifth } from './sites-95.ts';
import { sites as ninetySixth } from './sites-96.ts';
import { sites as ninetySeventh } from './sites-97.ts';
import { sites as ninetyEighth } from './sites-98.ts';
import { sites as ninetyNinth } from './sites-99.ts';
import { sites as hundredth } from './sites-100.ts';
import { sites as hundredFirst } from './sites-101.ts';
import { sites as hundredSecond } from './sites-102.ts';
import { sites as hundredThird } from './sites-103.ts';
import { sites as hundredFourth } from './sites-104.ts';
import { sites as hundredFifth } from './sites-105.ts';
import { sites as hundredSixth } from './sites-106.ts';
import { sites as hundredSeventh } from './sites-107.ts';
import { sites as hundredEighth } from './sites-108.ts';
import { sites as hundredNinth } from './sites-109.ts';
import { sites as hundredTenth } from './sites-110.ts';
import { sites as hundredEleventh } from './sites-111.ts';
import { sites as hundredTwelfth } from './sites-112.ts';
import { sites as hundredThirteenth } from './sites-113.ts';
import { sites as hundredFourteenth } from './sites-114.ts';
import { sites as hundredFifteenth } from './sites-115.ts';
import { sites as hundredSixteenth } from './sites-116.ts';
import { sites as hundredSeventeenth } from './sites-117.ts';
import { sites as hundredEighteenth } from './sites-118.ts';
import { sites as hundredNineteenth } from './sites-119.ts';
import { sites as hundredTwentieth } from './sites-120.ts';
import { sites as hundredTwentyFirst } from './sites-121.ts';
import { sites as hundredTwentySecond } from './sites-122.ts';
import { sites as hundredTwentyThird } from './sites-123.ts';
import { sites as hundredTwentyFourth } from './sites-124.ts';
import { sites as hundredTwentyFifth } from './sites-125.ts';
import { sites as hundredTwentySixth } from './sites-126.ts';
import { sites as hundredTwentySeventh } from './sites-127.ts';
import { sites as hundredTwentyEighth } from './sites-128.ts';
import { sites as hundredTwentyNinth } from './sites-129.ts';
import { sites as hundredThirtieth } from './sites-130.ts';
import { sites as hundredThirtyFirst } from './sites-131.ts';
import { sites as hundredThirtySecond } from './sites-132.ts';
import { sites as hundredThirtyThird } from './sites-133.ts';
import { sites as hundredThirtyFourth } from './sites-134.ts';
import type { Site } from './types.ts';

/** A site and where its pages lie. */
export interface HousedSite {
  site: Site;
  folder: string;
}

const house = (set: string, sites: readonly Site[]): HousedSite[] =>
  sites.map((site) => ({ site, folder: join(import.meta.dirname, set, site.name) }));

/**
 * The farm's sites by the set they were written in. Those of sites.ts are built around single traps; the others were
 * written as a whole company's site, without sight of the scanner, and tell how well it does on sites it has not seen.
 */
export const sets = {
  sites: house('sites', first),
  'sites-2': house('sites-2', second),
  'sites-3': house('sites-3', third),
  'sites-4': house('sites-4', fourth),
  'sites-5': house('sites-5', fifth),
  'sites-6': house('sites-6', sixth),
  'sites-7': house('sites-7', seventh),
  'sites-8': house('sites-8', eighth),
  'sites-9': house('sites-9', ninth),
  'sites-10': house('sites-10', tenth),
  'sites-11': house('sites-11', eleventh),
  'sites-12': house('sites-12', twelfth),
  'sites-13': house('sites-13', thirteenth),
  'sites-14': house('sites-14', fourteenth),
  'sites-15': house('sites-15', fifteenth),
  'sites-16': house('sites-16', sixteenth),
  'sites-17': house('sites-17', seventeenth),
  'sites-18': house('sites-18', eighteenth),
  'sites-19': house('sites-19', nineteenth),
  'sites-20': house('sites-20', twentieth),
  'sites-21': house('sites-21', twentyFirst),
  'sites-22': house('sites-22', twentySecond),
  'sites-23': house('sites-23', twentyThird),
  'sites-24': house('sites-24', twentyFourth),
  'sites-25': house('sites-25', twentyFifth),
  'sites-26': house('sites-26', twentySixth),
  'sites-27': house('sites-27', twentySeventh),
  'sites-28': house('sites-28', twentyEighth),
  'sites-29': house('sites-29', twentyNinth),
  'sites-30': house('sites-30', thirtieth),
  'sites-31': house('sites-31', thirtyFirst),
  'sites-32': house('sites-32', thirtySecond),
  'sites-33': house('sites-33', thirtyThird),
  'sites-34': house('sites-34', thirtyFourth),
  'sites-35': house('sites-35', thirtyFifth),
  'sites-36': house('sites-36', thirtySixth),
  'sites-37': house('sites-37', thirtySeventh),
  'sites-38': house('sites-38', thirtyEighth),
  'sites-39': house('sites-39', thirtyNinth),
  'sites-40': house('sites-40', fortieth),
  'sites-41': house('sites-41', fortyFirst),
  'sites-42': house('sites-42', fortySecond),
  'sites-43': house('sites-43', fortyThird),
  'sites-44': house('sites-44', fortyFourth),
  'sites-45': house('sites-45', fortyFifth),
  'sites-46': house('sites-46', fortySixth),
  'sites-47': house('sites-47', fortySeventh),
  'sites-48': house('sites-48', fortyEighth),
  'sites-49': house('sites-49', fortyNinth),
  'sites-50': house('sites-50', fiftieth),
  'sites-51': house('sites-51', fiftyFirst),
  'sites-52': house('sites-52', fiftySecond),
  'sites-53': house('sites-53', fiftyThird),
  'sites-54': house('sites-54', fiftyFourth),
  'sites-55': house('sites-55', fiftyFifth),
  'sites-56': house('sites-56', fiftySixth),
  'sites-57': house('sites-57', fiftySeventh),
  'sites-58': house('sites-58', fiftyEighth),
  'sites-59': house('sites-59', fiftyNinth),
  'sites-60': house('sites-60', sixtieth),
  'sites-61': house('sites-61', sixtyFirst),
  'sites-62': house('sites-62', sixtySecond),
  'sites-63': house('sites-63', sixtyThird),
  'sites-64': house('sites-64', sixtyFourth),
  'sites-65': house('sites-65', sixtyFifth),
  'sites-66': house('sites-66', sixtySixth),
  'sites-67': house('sites-67', sixtySeventh),
  'sites-68': house('sites-68', sixtyEighth),
  'sites-69': house('sites-69', sixtyNinth),
  'sites-70': house('sites-70', seventieth),
  'sites-71': house('sites-71', seventyFirst),
  'sites-72': house('sites-72', seventySecond),
  'sites-73': house('sites-73', seventyThird),
  'sites-74': house('sites-74', seventyFourth),
  'sites-75': house('sites-75', seventyFifth),
  'sites-76': house('sites-76', seventySixth),
  'sites-77': house('sites-77', seventySeventh),
  'sites-78': house('sites-78', seventyEighth),
  'sites-79': house('sites-79', seventyNinth),
  'sites-80': house('sites-80', eightieth),
  'sites-81': house('sites-81', eightyFirst),
  'sites-82': house('sites-82', eightySecond),
  'sites-83': house('sites-83', eightyThird),
  'sites-84': house('sites-84', eightyFourth),
  'sites-85': house('sites-85', eightyFifth),
  'sites-86': house('sites-86', eightySixth),
  'sites-87': house('sites-87', eightySeventh),
  'sites-88': house('sites-88', eightyEighth),
  'sites-89': house('sites-89', eightyNinth),
  'sites-90': house('sites-90', ninetieth),
  'sites-91': house('sites-91', ninetyFirst),
  'sites-92': house('sites-92', ninetySecond),
  'sites-93': house('sites-93', ninetyThird),
  'sites-94': house('sites-94', ninetyFourth),
  'sites-95': house('sites-95', ninetyFifth),
  'sites-96': house('sites-96', ninetySixth),
  'sites-97': house('sites-97', ninetySeventh),
  'sites-98': house('sites-98', ninetyEighth),
  'sites-99': house('sites-99', ninetyNinth),
  'sites-100': house('sites-100', hundredth),
  'sites-101': house('sites-101', hundredFirst),
  'sites-102': house('sites-102', hundredSecond),
  'sites-103': house('sites-103', hundredThird),
  'sites-104': house('sites-104', hundredFourth),
  'sites-105': house('sites-105', hundredFifth),
  'sites-106': house('sites-106', hundredSixth),
  'sites-107': house('sites-107', hundredSeventh),
  'sites-108': house('sites-108', hundredEighth),
  'sites-109': house('sites-109', hundredNinth),
  'sites-110': house('sites-110', hundredTenth),
  'sites-111': house('sites-111', hundredEleventh),
  'sites-112': house('sites-112', hundredTwelfth),
  'sites-113': house('sites-113', hundredThirteenth),
  'sites-114': house('sites-114', hundredFourteenth),
  'sites-115': house('sites-115', hundredFifteenth),
  'sites-116': house('sites-116', hundredSixteenth),
  'sites-117': house('sites-117', hundredSeventeenth),
  'sites-118': house('sites-118', hundredEighteenth),
  'sites-119': house('sites-119', hundredNineteenth),
  'sites-120': house('sites-120', hundredTwentieth),
  'sites-121': house('sites-121', hundredTwentyFirst),
  'sites-122': house('sites-122', hundredTwentySecond),
  'sites-123': house('sites-123', hundredTwentyThird),
  'sites-124': house('sites-124', hundredTwentyFourth),
  'sites-125': house('sites-125', hundredTwentyFifth),
  'sites-126': house('sites-126', hundredTwentySixth),
  'sites-127': house('sites-127', hundredTwentySeventh),
  'sites-128': house('sites-128', hundredTwentyEighth),
  'sites-129': house('sites-129', hundredTwentyNinth),
  'sites-130': house('sites-130', hundredThirtieth),
  'sites-131': house('sites-131', hundredThirtyFirst),
  'sites-132': house('sites-132', hundredThirtySecond),
  'sites-133': house('sites-133', hundredThirtyThird),
  'sites-134': house('sites-134', hundredThirtyFourth),
};
