import type { Expected } from '../../types.ts';

export const expected: Expected = {
  outcome: 'found',
  company: {
    "company_name": "Hotel Siedlhammergut e.U.",
    "legal_form": "e.U.",
    "street": "Seeuferweg 11",
    "zip": "5163",
    "city": "Mattsee",
    "country": "AT",
    "vat_id": "ATU59274181",
    "register_court": "Landesgericht Salzburg",
    "hr_number": "FN 402917k",
    "ceos": [
      "Johannes Siedlhammer"
    ],
    "phones": [
      "+43621754820"
    ],
    "fax": [],
    "emails": [
      "info@siedlhammergut.at"
    ],
    "founding_date": "1963",
    "number_of_employees": "über 40",
    "certifications": [
      {
        "name": "Österreichisches Umweltzeichen",
        "issuer": "Umweltministerium",
        "valid_until": "2028-02"
      }
    ],
    "reviews": [
      {
        "rating": 9.1,
        "count": 846
      },
      {
        "rating": 4.7,
        "count": 412
      }
    ],
    "description_de": "Familiengeführtes Hotel direkt am Mattsee mit eigenem Badeplatz",
    "description_en": "Family-run lakeside hotel at Mattsee with its own bathing"
  },
  traps: [
    "1642",
    "1994",
    "Rupertiblick",
    "5441",
    "71930",
    "1936",
    "1887",
    "1989",
    "1601",
    "1928",
    "1959",
    "1882",
    "1903",
    "2018",
    "Bio Austria",
    "AT-BIO-301",
    "AMA-Gütesiegel",
    "EU Ecolabel",
    "Oeko-Tex",
    "Blaue Flagge",
    "Fairtrade",
    "PCI DSS",
    "ISO 27001",
    "655",
    "team@",
    "5531872",
    "35710",
    "ATU61938470",
    "alpenklick",
    "1600"
  ],
};
