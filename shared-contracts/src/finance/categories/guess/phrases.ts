import type { BuiltInCategory } from '../../category';

/** A cleaned name that contains one of these is of the category. The longest one counts. */
export const WORDS: Readonly<Partial<Record<BuiltInCategory, string>>> = {
  Rent: 'resident,rentpaymnt,rent paymnt,rent pymt,resident rent,rent payment,property rentals,housing association,homes rent,loyer,huur,housing assoc,leasing,rent,rental payment,apartments,apartment,apts,landlord,property mgmt,property management,realty,miete,lettings,letting agents',
  Mortgage:
    'mtg,home mtg,hypotheek,hypothek,mortgages,mortg,mortgage,mtg pymt,mtge,home loan,home loans,home lending,halifax mortgages',
  'Auto Loan':
    'toyota ach,tfs paymnt,honda pmt,ally paymt,gm financial,nissan motor,santander consumer,bmw bank,ford credit,auto loans,car payment,vehicle finance,auto loan,car loan,auto finance,car finance,motor credit,auto pymt,honda finance,toyota financial,ally auto,vw credit',
  'Student Loan':
    'studentloan,student loans,bafog,duo hoofdrekening,student loan,student ln,stdnt loan',
  'Loan Interest': 'interest charge,interest charged,purchase interest,interest on purchases',
  Utilities:
    'elec,hydro,stadtwerk,gaz,water services,water district,water dept,city utilities,utility district,sanitation,refuse,heating oil,propane,oil co,electric,electricity,energy,water,sewer,gas bill,gas co,natural gas,power and light,power co,utilities,utility,trash,waste,recycling,strom',
  Phone: 'wireless,mobile phone,telephone',
  Internet:
    'communications internet,internet services,cablevision,broadband,internet,fiber,fibre,cable tv',
  'Auto Insurance': 'auto insurance,car insurance,auto ins,motor insurance',
  Insurance:
    'verzekering,verzekeringen,zorgverzekeringen,zilveren kruis,mutuelle,krankenkasse,life ins,ins co,ins prem,insurance premium,home ins,assurances,insurance,assurance,versicherung,insur',
  Childcare:
    'montessori,nursery fees,childminder,creche,kita,kids club,pre school,early learning,babysitter,daycare,day care,childcare,child care,preschool,nursery school,day nursery,kindergarten,after school,babysitting',
  Taxes:
    'impot,tax,taxes,dept of revenue,department of revenue,treasurer,tax collector,self assessment,steuer,belastingdienst,impots,tresor public,property tax,income tax,council tax,tax payment,estimated tax,usataxpymt,finanzamt',
  Groceries:
    'depanneur,spati,kiosk,produce,cheese shop,butchers,meat market,fishmonger,newsagents,newsagent,convenience,mini mart,minimart,halal,deli and market,epicerie,alimentation,fromagerie,boucherie,metzgerei,slagerij,bottle shop,wine shop,wines,grocery,groceries,supermarket,supermarkt,supermercado,supermarche,market basket,farmers market,greengrocer,off licence,liquor,wine and spirits,foodmart,food mart',
  'Dining Out':
    'tea room,tea rooms,tandoori,chipper,pho,pho house,dim sum,dumpling,poke,crepes,waffles,ale house,fish bar,fish and chips,chippy,chinese,indian,mexican,italian,grille,grilled,chicken,wings,sandwiches,sandwich,bagels,bagel,pancake,cantina,tapas,gasthaus,gasthof,baeckerei,backerei,boulangerie,patisserie,imbiss,doner,cafeteria,roasters,roastery,smoothie,ice creamery,creamery,chophouse,gastropub,arms pub,brasserie,snack bar,taphouse,tap house,brewpub,winery,bar b q,rest,restaurante,gelateria,bar,restaurant,ristorante,trattoria,pizzeria,pizza,grill,bistro,diner,cafe,caffe,coffee,espresso,sushi,ramen,taqueria,burrito,tacos,burger,burgers,bbq,steakhouse,brewery,brewing,tavern,pub,bar and grill,bakery,bakehouse,deli,donuts,doughnuts,ice cream,gelato,noodle,noodles,kebab,curry,thai,kitchen,brasserie,eatery,takeaway,tea house,juice bar,food truck,catering,canteen',
  Gas: 'petrol,fuel,gasoline,gas station,service station,filling station,tankstelle,fuels',
  Shopping:
    'hospice shop,charity shop,librairie,buchhandlung,boekhandel,rent the runway,thrift,consignment,antiques,jewelry,menswear,apparel,fashion,fashions,shoe,shoe store,vintage,bazaar,market place,emporium,stationery,newsstand,comics,crafts,fabric,fabrics,sporting goods,sports shop,guitar,camera,computer,computers,phone repair,bookstore,bookshop,books,clothing,boutique,department store,electronics,jewelers,jewellers,outlet,shoes,toys',
  Entertainment:
    'archery,range,laser tag,paintball,cinema club,escape room,trampoline,mini golf,skating,ice rink,ski,theme park,kino,playhouse,comedy,festival,nightclub,karaoke,games,hobby,music hall,opera,cinema,cinemas,theatre,theater,theatres,theaters,museum,zoo,aquarium,concert,bowling,arcade,golf,tickets,amusement,lottery,casino',
  Travel:
    'bed and breakfast,b and b,guest house,guesthouse,suites,campground,camping,rv park,travel agency,voyages,reisen,tours,airport,ferries,auberge,pension house,airlines,airline,air lines,airways,hotel,hotels,hostel,motel,resort,lodge,inn,car rental,rent a car,cruise,cruises,duty free,airport lounge',
  Transportation:
    'fietsenmaker,fahrrad,velo,dvla,cabs,garage,auto body,auto service,auto repairs,oil change,transmission,parkade,transportes,car service,mot,nct,motors service,bike shop,cycles,bicycle,parking,car park,parkhaus,taxi,cab,transit,metro,railway,rail,trains,bus,tolls,toll,ferry,car wash,auto repair,tire,tires,tyres,auto parts,mot centre,dmv',
  Medical:
    'eyecare,pharmacie,apotheek,drugs,drug store,dermatologist,chiropractic,chiropractor,physio,physiotherapy,osteopath,surgery,health centre,medical center,medical group,radiology,hearing,zahnarzt,dentaire,orthopedic,womens health,family health,pediatric,obgyn,psychology,pharmacy,pharmacies,apotheke,chemist,dental,dentist,dentistry,orthodontics,doctor,medical,clinic,hospital,health center,physician,pediatrics,optical,optometry,opticians,eye care,dermatology,urgent care,physical therapy,therapy,counseling,laboratory',
  Fitness:
    'sports club,tennis club,racquet,karate,jiu jitsu,dance studio,barre,spin studio,boxing,athletic club,swim school,recreation center,gym,fitness,yoga,pilates,leisure centre,swim,martial arts,climbing',
  Home: 'paint,paints,carpet,carpets,tile,lumber,garden,nurseries,appliance,appliances,upholstery,locksmith,cleaning,maid,maids,interiors,blinds,windows,kitchens,baumarkt,bricolage,diy,hardware,furniture,garden center,garden centre,plumbing,plumber,electrician,roofing,hvac,lawn,landscaping,pest control,self storage,storage,homeowners assn,hoa,hoa dues,cleaning service,handyman',
  'Personal Care':
    'barbershop,barber shop,kapsalon,friseur,coiffure,hairdressers,hairdresser,coin laundry,laundromat,cleaners,nail bar,brows,skincare,waxing,massage,salon,barber,barbers,hair,nails,nail,spa,beauty,cosmetics,laundry,dry cleaners,dry cleaning,tattoo',
  Education:
    'tutoring,tutors,lessons,music school,driving school,language school,learning center,exam fee,kids academy,volkshochschule,college fees,tuition,university,college,school,academy,student fees,bursar,textbook',
  Pets: 'veterinaire,veterinarian,pet clinic,pet hospital,dog grooming,doggy daycare,dog,cat,paws,aquatics,tierarzt,veterinary,veterinary clinic,veterinary surgery,veterinary hospital,vet clinic,vet,vets,animal hospital,pet,kennel,dog walking,grooming',
  'Gifts & Donations':
    'flower,flower shop,blumen,fleuriste,gifts,gift,relief,shelter,humane society,mission,parish,mosque,synagogue,temple,cathedral,donation,donations,charity,church,ministries,foundation,florist,flowers,gift shop,fundraiser',
  Fees: 'rundfunk,passport,license,licence,notary,attorney,law office,law offices,solicitors,accountants,cpa,dmv fee,city of parking,court,fine,overdraft,overdraft fee,nsf fee,late fee,late payment fee,annual fee,annual membership fee,foreign transaction fee,foreign exchange fee,service fee,service charge,maintenance fee,monthly fee,monthly account fee,atm fee,wire fee,non sterling transaction fee,returned item fee,unarranged overdraft',
};

/** A text with one of these moves money. They are matched before the names of merchants. */
export const MOVES_OUT: Readonly<Partial<Record<BuiltInCategory, string>>> = {
  Savings:
    'to savings,to sav,to saver,savings transfer,transfer to isa,to isa,to pot,save the change,auto save,autosave',
  Investments: 'brokerage,ira contribution,roth ira,stocks and shares,to investment',
  Transfer:
    'credit card payment,credit crd,crcardpmt,card payment thank you,payment thank you,cardmember serv,amex epayment,epayment,amex payment,american express ach,' +
    'american express payment,amex dd,barclaycard,applecard gsbank,citi card online,citi autopay,discover e payment,capital one mobile pmt,' +
    'capital one online pmt,chase card serv,cc payment,cc pymt,crd autopay,to checking,to chk,internal transfer,transfer between accounts,own account',
};

/** On a card, a deposit with one of these is a payment of what is owed. */
export const CARD_PAID = 'payment,thank you,autopay,auto pay,direct debit';

/** Deposits with one of these are of the category. */
export const MOVES_IN: Readonly<Partial<Record<BuiltInCategory, string>>> = {
  Salary:
    'salaris,lon,upwork,fiverr,freelance,invoice payment,payrol,pay run,sal,salary,payroll,wages,wage,paycheck,pay check,direct dep,dir dep,direct deposit,dirdep,gehalt,lohn,salaire,adp,gusto,paychex,nomina,stipendio,loon',
  Benefits:
    'familienkasse,bundesagentur,canada ccb,canada child,snap,va benef,workers comp,pip,esa,allocations familiales,ww,uwv,arbeitsagentur,social security,soc sec,ssa treas,ssi treas,unemployment,ui benefit,edd,dwp,universal credit,child benefit,jobseekers,kindergeld,caf,disability,state pension',
  Pension: 'calpers,calstrs,opers,trs,retirement,pension,annuity,retirement benefit,retiree',
  'Interest Income':
    'interest paid,interest payment,interest earned,interest,int paid,credit interest,gross interest,zinsen',
  Dividends: 'dividend,dividends',
  'Insurance Payout':
    'claim pmt,claims pmt,claim paid,claims payment,insurance claim,claim payment,claim settlement',
  Income:
    'taxrfd,tax rfd,taxrefund,tax credit,revenue tax,canada gst tps,canada gst,gst tps,inheritance,tax refund,tax ref,irs treas,franchise tax bd,cashback,cash back,rewards redemption,child support,rental income',
  Transfer:
    'from savings,from saver,from sav,from checking,from chk,from pot,internal transfer,transfer between accounts,own account',
};

/** Money comes back from a shop only when the text says so, because a shop also pays its employees. */
export const REFUND_WORDS =
  'refund,refunded,return,returned,reversal,reversed,credit voucher,chargeback,rtn';
