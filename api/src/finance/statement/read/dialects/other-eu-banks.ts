import type { CsvDialect } from './csv-dialect';

const EUROS = { currency: 'EUR' };
/** Latin-1 agrees with the bank's encoding in the first 128 letters and the umlauts. */
const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const LATIN_EUROS = { ...EUROS, bytes: latin, lineEnd: '\r\n' };

export const OTHER_EU_BANKS: readonly CsvDialect[] = [
  [
    'BNP Paribas',
    'Date operation;Libelle court;Type operation;Libelle operation;Montant operation en euro',
    '{13/06/2025};[CARTE|VIREMENT];Autres;{payee} PARIS;{-1 234,56}',
    { ...LATIN_EUROS, before: 'Compte de chèques;****0001;30/06/2025;2 000,00' },
  ],
  [
    'Boursorama',
    'dateOp;dateVal;label;category;categoryParent;supplierFound;amount;comment;accountNum;accountLabel;accountbalance',
    '{2025-06-13};{2025-06-13};"CARTE {payee}";"Restaurants";"Loisirs";"{payee}";{-1234,56};;00040000001;"BoursoBank";2000.00',
    EUROS,
  ],
  [
    'Crédit Agricole',
    'Date;Libellé;Débit euros;Crédit euros;',
    '{13/06/2025};"PAIEMENT PAR CARTE\n{payee}";{out 1234,56 unsigned};{in 1234,56 unsigned};',
    {
      ...LATIN_EUROS,
      before:
        'Téléchargement du 01/07/2025;\n\n\nMme LEE ANN;\nCompte de Dépôt carte n° 00000000001;\nSolde au 01/07/2025 2 000,00 €\n',
    },
  ],
  [
    'Crédit Mutuel',
    'Date;Date de valeur;Débit;Crédit;Libellé;Solde',
    '{13/06/2025};{13/06/2025};{out -1234,56};{in -1234,56};{payee};2000,00',
    LATIN_EUROS,
  ],
  [
    'La Banque Postale',
    'Date;Libellé;Montant(EUROS)',
    '{13/06/2025};"ACHAT CB {payee}";{-1234,56}',
    {
      ...LATIN_EUROS,
      before:
        'Numéro Compte   ;0000001A020\nType         ;CCP\nCompte tenu en  ;euros\nDate            ;01/07/2025\nSolde (EUROS)   ;2000,00\n',
    },
  ],
  [
    'Société Générale',
    "Date de l'opération;Libellé;Détail de l'écriture;Montant de l'opération;Devise",
    '{13/06/2025};CARTE X0000;{payee};{-1234,56};EUR',
    { ...LATIN_EUROS, before: '="0000000001";01/06/2025;30/06/2025;3;30/06/2025;2000,00 EUR\n' },
  ],
  [
    'Santander Spain',
    'FECHA OPERACIÓN;FECHA VALOR;CONCEPTO;IMPORTE EUR;SALDO',
    '{13/06/2025};{13/06/2025};Pago Movil En {payee};{-1.234,56};2.000,00',
    LATIN_EUROS,
  ],
  [
    'BBVA',
    'F.Valor;Fecha;Concepto;Movimiento;Importe;Divisa;Disponible;Divisa;Observaciones',
    '{13/06/2025};{13/06/2025};{payee};Pago con tarjeta;{-1234,56};EUR;2000,00;EUR;1234',
    EUROS,
  ],
  [
    'CaixaBank',
    'Concepto;Fecha;Importe;Saldo',
    '{payee};{13/06/2025};{-1234,56EUR};+2.000,00EUR',
    LATIN_EUROS,
  ],
  [
    'UniCredit',
    'Data Registrazione;Data valuta;Descrizione;Importo (EUR);Canale',
    '{13.06.2025};{13.06.2025};PAGAMENTO POS {payee};{-1.234,56};POS',
    EUROS,
  ],
  [
    'Intesa Sanpaolo',
    'Data;Operazione;Dettagli;Conto o carta;Contabilizzazione;Categoria;Valuta;Importo',
    '{13/06/2025};{payee};POS;Conto 0001;CONTABILIZZATO;Ristoranti;EUR;{-1.234,56}',
    EUROS,
  ],
  [
    'mBank',
    '#Data operacji;#Opis operacji;#Rachunek;#Kategoria;#Kwota;',
    '{2025-06-13};"{payee}";"eKonto 0001";"Jedzenie";{-1 234,56} PLN;',
    {
      currency: 'PLN',
      before: 'mBank S.A. Bankowość Detaliczna;\n#Klient;\nANN LEE;\n\n#Waluta;\nPLN;\n',
    },
  ],
  [
    'PKO',
    '"Data operacji","Data waluty","Typ transakcji","Kwota","Waluta","Saldo po transakcji","Opis transakcji"',
    '"{2025-06-13}","{2025-06-13}","Płatność kartą","{-1234.56/+}","PLN","+2000.00","{payee}"',
    { currency: 'PLN' },
  ],
  [
    'Nordea',
    'Bokföringsdag;Belopp;Avsändare;Mottagare;Namn;Rubrik;Saldo;Valuta',
    '{2025/06/13};{-1234,56};0000 00 00001;;{payee};Kortköp {payee};2000,00;SEK',
    { currency: 'SEK' },
  ],
  [
    'SEB',
    'Bokföringsdatum;Valutadatum;Verifikationsnummer;Text;Belopp;Saldo',
    '{2025-06-13};{2025-06-13};[1|2]{20250613};{payee};{-1234.56};2000.00',
    { currency: 'SEK' },
  ],
  [
    'Danske Bank',
    '"Dato";"Kategori";"Underkategori";"Tekst";"Beløb";"Saldo";"Status";"Afstemt"',
    '"{13.06.2025}";"Mad";"Café";"{payee}";"{-1.234,56}";"2.000,00";"Udført";"Nej"',
    { currency: 'DKK', bytes: latin },
  ],
  [
    'DNB',
    '"Dato";"Forklaring";"Rentedato";"Ut fra konto";"Inn på konto"',
    '"{13.06.2025}";"{payee}";"{13.06.2025}";"{out 1234,56 unsigned}";"{in 1234,56 unsigned}"',
    { currency: 'NOK' },
  ],
  [
    'KBC',
    'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij',
    'BE00000000000001;;LEE ANN;EUR;02025006;{13/06/2025};BETALING;{13/06/2025};{-1234,56};2000,00;{in 1234,56 unsigned};{out -1234,56};;;{payee}',
    EUROS,
  ],
];
