/** Words of a domain that is offered for sale: whoever names itself there is its dealer, not a company of that name. */
const FOR_SALE =
  /domain\S{0,3} (?:\S{1,60} )?(?:steht zum verkauf|(?:ist|ist hier) zu verkaufen|(?:zu|zum) verkaufen|wurde geparkt|ist geparkt|is for sale|may be for sale|is parked)|\.(?:de|com|net|at|ch|eu|info|org) (?:steht zum verkauf|is for sale)|geparkte domain|domain-?parking|buy this domain|domain kaufen/iu;
/** Words of a site that is not there yet, and of a server that shows its files. */
const UNBUILT = /hier entsteht (?:eine|in kürze)|website under construction|index of \//iu;

export const isForSale = (text: string): boolean => FOR_SALE.test(text);

export const isUnbuilt = (text: string): boolean => UNBUILT.test(text);
