import type { CsvDialect } from './csv-dialect';

const EUROS = { currency: 'EUR' };
/** Latin-1 agrees with the bank's encoding in the first 128 letters and the umlauts. */
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const LATIN_EUROS = { ...EUROS, bytes: latin, lineEnd: '\r\n' };

/** Large banks of Germany, Austria, Switzerland, and the Netherlands offer these files. */
export const GERMAN_AND_DUTCH_BANKS: readonly CsvDialect[] = [
  [
    'N26',
    '"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"',
    '{2025-06-13},{2025-06-13},"{payee}",,Presentment,"Card","Main Account",{-1234.56},{-1234.56},EUR,1',
    EUROS,
  ],
  [
    'N26 until 2024',
    '"Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)","Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"',
    '"{2025-06-13}","{payee}","","MasterCard Payment","","{-1234.56}","{-1234.56}","EUR","1.0"',
    EUROS,
  ],
  [
    'ING Netherlands',
    '"Datum","Naam / Omschrijving","Rekening","Tegenrekening","Code","Af Bij","Bedrag (EUR)","Mutatiesoort","Mededelingen"',
    '"{20250613}","{payee}","NL01INGB0000000001","","BA","[Af|Bij]","{1234,56 unsigned}","Betaalautomaat","Pasvolgnr: 001"',
    EUROS,
  ],
  [
    'ING Netherlands with semicolons',
    '"Date";"Name / Description";"Account";"Counterparty";"Code";"Debit/credit";"Amount (EUR)";"Transaction type";"Notifications";"Resulting balance";"Tag"',
    '"{20250613}";"{payee}";"NL01INGB0000000001";"";"BA";"[Debit|Credit]";"{1234,56 unsigned}";"Payment terminal";"Card sequence no.: 001";"2000,00";""',
    EUROS,
  ],
  [
    'ING Germany',
    'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
    '{13.06.2025};{13.06.2025};{payee};[Lastschrift|Gutschrift];Rechnung 42;2.000,00;EUR;{-1.234,56};EUR',
    {
      ...LATIN_EUROS,
      before:
        'Umsatzanzeige;Datei erstellt am: 01.07.2025 08:15\n\nIBAN;DE00 5001 0517 0000 0000 01\nKontoname;Girokonto\nBank;ING\nKunde;Ann Lee\nZeitraum;01.06.2025 - 30.06.2025\nSaldo;2.000,00;EUR\n\nSortierung;Datum absteigend\n\nIn der CSV-Datei finden Sie alle bereits gebuchten Umsätze.\n',
    },
  ],
  [
    'Deutsche Bank',
    'Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung',
    '{13.06.2025};{13.06.2025};[Kartenzahlung|Gehalt];{payee};Rechnung 42;;;;;;;{-1.234,56};;;;{out -1.234,56};{in -1.234,56};EUR',
    {
      ...LATIN_EUROS,
      before:
        'Umsätze Girokonto;;;Kundennummer: 100 0000001\n01.06.2025 - 30.06.2025\nLetzter Kontostand;;;;2.239,06;EUR\nVorgemerkte und noch nicht gebuchte Umsätze sind nicht Bestandteil dieser Übersicht.',
      after: 'Kontostand;30.06.2025;;;2.000,00;EUR',
    },
  ],
  [
    'Commerzbank',
    'Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;Auftraggeberkonto;Bankleitzahl Auftraggeberkonto;IBAN Auftraggeberkonto;Kategorie',
    '{13.06.2025};{13.06.2025};[Lastschrift|Gutschrift];{payee} Kartenzahlung;{-1234,56};EUR;0000001;50040000;DE00500400000000000100;Essen',
    EUROS,
  ],
  [
    'Sparkasse',
    '"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"',
    '"DE00500500000000000001";"{13.06.25}";"{13.06.25}";"[LASTSCHRIFT|LOHN GEHALT]";"Rechnung 42";"";"";"";"";"";"";"{payee}";"";"";"{-1234,56}";"EUR";"Umsatz gebucht"',
    LATIN_EUROS,
  ],
  [
    'DKB',
    '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"',
    '"{13.06.25}";"{13.06.25}";"Gebucht";"[Ann Lee|{payee}]";"[{payee}|Ann Lee]";"VISA {payee}";"[Ausgang|Eingang]";"";"{-1.234,56}";"";"";""',
    {
      ...EUROS,
      before:
        '"Girokonto";"DE00120300000000000001"\n"Zeitraum:";"01.06.2025 - 30.06.2025"\n"Kontostand vom 30.06.2025:";"2.000,00 €"\n""',
    },
  ],
  [
    'comdirect',
    '"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";',
    '"{13.06.2025}";"{13.06.2025}";"[Lastschrift|Übertrag]";"Auftraggeber: {payee} Buchungstext: Rechnung";"{-1.234,56}";',
    {
      ...LATIN_EUROS,
      before: ';\n"Umsätze Girokonto";"Zeitraum: 30 Tage";\n"Neuer Kontostand";"2.000,00 EUR";\n',
      after: '\n"Alter Kontostand";"2.239,06 EUR";',
    },
  ],
  [
    'Volksbank',
    'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Kategorie',
    'Giro;DE00000000000000000001;GENODEF1;VR Bank;{13.06.2025};{13.06.2025};{payee};;;[Basislastschrift|Gutschrift];Rechnung 42;{-1234,56};EUR;2000,00;;Essen',
    EUROS,
  ],
  [
    'bank with Soll and Haben after the amount',
    'Buchungstag;Empfänger;Umsatz',
    '{13.06.2025};{payee};{1.234,56 S}',
    EUROS,
  ],
  [
    'bank with S and H in its own column',
    'Buchungstag;Empfänger;Betrag;S/H',
    '{13.06.2025};{payee};{1234,56 unsigned};[S|H]',
    EUROS,
  ],
  [
    'Erste Bank',
    'Buchungsdatum;Partnername;Partner IBAN;BIC/SWIFT;Betrag;Währung;Buchungs-Details;Buchungsreferenz',
    '{13.06.2025};{payee};;;{-1.234,56};EUR;Karte;[1|2]{20250613}',
    EUROS,
  ],
  [
    'UBS',
    'Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten',
    '{2025-06-13};;{2025-06-13};{2025-06-13};CHF;{out -1234.56};{in -1234.56};;2000.00;[1|2]{20250613};"{payee}";"";"";',
    {
      currency: 'CHF',
      before:
        'Kontonummer:;0204 00000001.60;\nIBAN:;CH00 0020 4204 0000 0001 0;\nVon:;2025-06-01;\nBis:;2025-06-30;\nAnfangssaldo:;2239.06;\nSchlusssaldo:;2000.00;\nBewertet in:;CHF;\nAnzahl Transaktionen in diesem Zeitraum:;3;\n',
    },
  ],
  [
    'PostFinance',
    'Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie',
    '{13.06.2025};Buchung;"{payee}";{in -1234.56};{out -1234.56};;',
    {
      currency: 'CHF',
      before:
        'Datum von:;="2025-06-01"\nDatum bis:;="2025-06-30"\nKonto:;="CH0009000000000000001"\nWährung:;="CHF"\n',
      after: '\nDisclaimer:\nDies ist kein durch PostFinance AG erstelltes Dokument.',
    },
  ],
  [
    'Rabobank',
    '"IBAN/BBAN","Munt","BIC","Volgnr","Datum","Rentedatum","Bedrag","Saldo na trn","Tegenrekening IBAN/BBAN","Naam tegenpartij","Naam uiteindelijke partij","Naam initiërende partij","BIC tegenpartij","Code","Batch ID","Transactiereferentie","Machtigingskenmerk","Incassant ID","Betalingskenmerk","Omschrijving-1"',
    '"NL01RABO0000000001","EUR","RABONL2U","00000{20250613}","{2025-06-13}","{2025-06-13}","{-1234,56/+}","+2000,00","","{payee}","","","","bc","","","","","","Betaalautomaat"',
    LATIN_EUROS,
  ],
  [
    'bunq',
    '"Date","Interest Date","Amount","Account","Counterparty","Name","Description"',
    '"{2025-06-13}","{2025-06-13}","{-1,234.56}","NL01BUNQ0000000001","","{payee}","Card payment"',
    EUROS,
  ],
  [
    'ABN AMRO without column names',
    '',
    '000000001\tEUR\t{20250613}\t2000,00\t1995,50\t{20250613}\t{-1234,56}\t{payee} BEA Betaalpas',
    EUROS,
  ],
];
