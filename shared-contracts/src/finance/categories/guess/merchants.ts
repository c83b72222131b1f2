import type { BuiltInCategory } from '../../category';

/**
 * A cleaned name that begins with one of these is of the category. The longest one counts: Uber Eats is no ride.
 * The names are in plain words, as `plainWords` returns them.
 */
export const MERCHANTS: Readonly<Partial<Record<BuiltInCategory, string>>> = {
  Groceries:
    'sainsbury s,co operative,cooperative,nisa,one stop,premier stores,costcutter,londis,tesco express,hy vee,food city,schnucks,ingles,lucky supermarket,foodland,gristedes,fairway market,thrive market,freshdirect,fresh direct,gopuff,metro plus,iga,farm boy,safeway fuel,dirk,hoogvliet,lidl us,tegut,norma,alnatura,franprix,casino,system u,super u,picard,supervalu,centra,musgrave,aldi,lidl,tesco,sainsburys,sainsbury,asda,morrisons,wm morrison,waitrose,ocado,iceland,co op,coop,marks and spencer food,m and s simply food,' +
    'safeway,kroger,publix,wegmans,trader joes,trader joe s,whole foods,wholefds,food lion,giant eagle,giant food,stop and shop,shoprite,' +
    'albertsons,vons,ralphs,h e b,heb,meijer,winn dixie,harris teeter,fred meyer,king soopers,smiths food,frys food,hannaford,sprouts,winco,' +
    'grocery outlet,market basket,piggly wiggly,food 4 less,stater bros,save a lot,instacart,imperfect foods,misfits market,fresh market,' +
    'bjs wholesale,sams club,costco whse,costco wholesale,costco,h mart,99 ranch,loblaws,sobeys,no frills,real canadian superstore,' +
    'rewe,edeka,kaufland,penny markt,netto,carrefour,leclerc,e leclerc,auchan,intermarche,monoprix,albert heijn,ah to go,jumbo,plus supermarkt,' +
    'mercadona,esselunga,conad,spar,budgens,booths,farmfoods,supervalu,dunnes,total wine,bevmo',
  'Dining Out':
    'churchs chicken,church s chicken,supermacs,bojangles,zaxbys,carls jr,hardees,del taco,el pollo loco,auntie annes,cinnabon,einstein bros,smoothie king,tropical smoothie,first watch,bob evans,red robin,ruths chris,capital grille,bonefish,carrabbas,pf changs,p f changs,benihana,noodles and co,moes,firehouse subs,potbelly,jasons deli,a and w,harveys,swiss chalet,second cup,dominospizza,gregg s,yo sushi,bills restaurant,franco manca,byron,gourmet burger,honest burgers,hello fresh,hellofresh,gousto,mcdonalds,mcdonald s,burger king,wendys,taco bell,chick fil a,chickfila,kfc,popeyes,subway,five guys,jack in the box,arbys,chipotle,' +
    'panda express,shake shack,whataburger,in n out,sonic drive in,dominos,domino s,pizza hut,papa johns,papa john s,little caesars,panera,olive garden,' +
    'applebees,chilis,outback,texas roadhouse,red lobster,cracker barrel,ihop,dennys,waffle house,buffalo wild wings,cheesecake factory,' +
    'starbucks,dunkin,peets,philz,blue bottle,tim hortons,dutch bros,caribou coffee,costa coffee,caffe nero,pret a manger,pret,greggs,' +
    'nandos,wagamama,itsu,leon restaurants,pizza express,pizzaexpress,zizzi,prezzo,wetherspoon,j d wetherspoon,jd wetherspoon,toby carvery,harvester,' +
    'doordash,uber eats,ubereats,grubhub,postmates,deliveroo,just eat,seamless,lieferando,takeaway com,jimmy johns,jersey mikes,qdoba,' +
    'sweetgreen,cava,wingstop,raising canes,culvers,krispy kreme,baskin robbins,dairy queen,jamba,vapiano,nordsee,toogoodtogo,too good to go',
  Gas: 'shell,chevron,exxon,exxonmobil,mobil,bp,esso,texaco,sunoco,valero,marathon petro,marathon gas,citgo,phillips 66,conoco,arco,gulf oil,speedway,wawa,sheetz,quiktrip,racetrac,circle k,7 eleven,pilot travel,loves travel,costco gas,costco fuel,sams fuel,kroger fuel,murphy usa,aral,totalenergies,jet tankstelle,petro canada,repsol,cepsa',
  Shopping:
    'zappos,overstock,qvc,costco com,newegg,b and h photo,staples,office depot,lululemon,anthropologie,urban outfitters,j crew,lands end,ll bean,l l bean,skechers,burlington,value village,canadian tire,indigo,very co uk,next,clas ohlson,action,hema,kruidvat,etos,c and a,peek cloppenburg,amazon,amzn,ebay,etsy,walmart,wal mart,wm supercenter,target,best buy,bestbuy,macys,kohls,nordstrom,tj maxx,tjmaxx,ross stores,ross dress,' +
    'old navy,gap us,gap online,gap outlet,banana republic,uniqlo,zara,h and m,primark,next retail,next directory,asos,john lewis,argos,currys,marks and spencer,m and s,tk maxx,' +
    'matalan,new look,river island,boohoo,shein,temu,aliexpress,wish com,apple store,dollar general,dollar tree,family dollar,five below,big lots,' +
    'nike,adidas,foot locker,dicks sporting,rei,academy sports,decathlon,sports direct,jd sports,gamestop,barnes and noble,waterstones,whsmith,' +
    'wh smith,michaels,hobby lobby,joann,media markt,mediamarkt,saturn,zalando,otto gmbh,otto versand,bol com,fnac,cdiscount,el corte ingles,flying tiger,klarna,afterpay,clearpay',
  Subscriptions:
    'netflix,hulu,spotify,disney plus,disneyplus,hbo,max com,peacock,paramount,youtube premium,youtubepremium,google youtube,apple com bill,apple services,' +
    'itunes,amazon prime,prime video,amznprime,audible,kindle unltd,kindle,sling tv,crunchyroll,siriusxm,pandora,tidal,deezer,now tv,nowtv,dazn,discovery plus,' +
    'icloud,google one,google storage,dropbox,microsoft 365,microsoft 365 personal,adobe,canva,notion,chatgpt,openai,github,1password,lastpass,nordvpn,expressvpn,' +
    'new york times,nytimes,ny times,washington post,wall street journal,wsj,the economist,the guardian,substack,patreon,duolingo,headspace,calm com,linkedin,tv licence,tv licensing',
  Entertainment:
    'amc,regal cinemas,cinemark,odeon,vue,cineworld,everyman,ticketmaster,stubhub,eventbrite,axs,seatgeek,steam,steampowered,playstation,sony playstation,' +
    'nintendo,xbox,roblox,epic games,twitch,dave and busters,topgolf,bowlero,six flags,disneyland,walt disney world,legoland,national lottery,camelot lottery,bet365,draftkings,fanduel',
  Travel:
    'united airlines,united air,american airlines,american air,delta air,southwest air,jetblue,alaska air,spirit airl,frontier airlines,ryanair,easyjet,british airways,' +
    'lufthansa,klm,air france,virgin atlantic,wizz air,wizzair,jet2,tui,emirates,qatar air,eurowings,vueling,iberia,airbnb,booking com,bookingcom,expedia,hotels com,' +
    'vrbo,marriott,hilton,hyatt,holiday inn,hampton inn,best western,premier inn,travelodge,ihg,accor,ibis,motel 6,hertz,avis,enterprise rent,budget rent,sixt,europcar,national car,turo',
  Transportation:
    'ns reizigers,ns groep,9292,presto,opal,oyster,tfl cpc,blablacar,swapfiets,rapp,addison lee,gett,uber,lyft,bolt eu,bolt ride,free now,freenow,tfl,tfl travel,transport for london,trainline,national rail,lner,gwr,avanti,scotrail,northern rail,southern rail,thameslink,southeastern,' +
    'stagecoach,arriva,national express,megabus,flixbus,amtrak,greyhound,mta,metrocard,omny,wmata,clipper,septa,mbta,bart,cta,ventra,caltrain,nj transit,njt,septa key,' +
    'db vertrieb,deutsche bahn,bvg,sncf,ratp,ns groep,ov chipkaart,gvb,oebb,sbb,renfe,trenitalia,lime ride,lime scooter,bird app,citi bike,parkmobile,spothero,ringgo,paybyphone,ncp,justpark,' +
    'e zpass,ezpass,ez pass,fastrak,sunpass,dart charge,jiffy lube,valvoline,pep boys,autozone,o reilly auto,oreilly auto,advance auto,napa auto,firestone,discount tire,halfords,kwik fit',
  Medical:
    'nhs,sesame,express scripts,optumrx,amazon pharmacy,capsule pharmacy,teladoc,aspen dental,minuteclinic,shoppers drug mart,london drugs,aidacare,delta dental,cvs,walgreens,rite aid,duane reade,boots,superdrug,lloyds pharmacy,lloydspharmacy,specsavers,vision express,lenscrafters,warby parker,kaiser,kaiser permanente,' +
    'labcorp,quest diagnostics,one medical,zocdoc,goodrx,bupa dental,dm drogerie,rossmann',
  Fitness:
    'planet fitness,planet fit,la fitness,24 hour fitness,equinox,crunch fitness,anytime fitness,orangetheory,orange theory,puregym,pure gym,the gym group,david lloyd,virgin active,' +
    'nuffield health,fitness first,classpass,peloton,soulcycle,ymca,crossfit,gold s gym,golds gym,lifetime fitness,life time fitness,mcfit,basic fit,urban sports,strava',
  Home: 'home depot,the home depot,lowes,lowe s,ikea,wayfair,menards,ace hardware,ace hdwe,true value,harbor freight,b and q,bandq,homebase,wickes,screwfix,toolstation,dunelm,crate and barrel,pottery barn,west elm,bed bath,container store,public storage,extra space,cubesmart,sherwin williams,obi,hornbach,bauhaus,leroy merlin,castorama',
  Utilities:
    'octopus energy,british gas,edf,edf energy,e on,eon,eon next,ovo energy,scottish power,scottishpower,sse energy,bulb energy,utilita,thames water,severn trent,anglian water,' +
    'united utilities,yorkshire water,southern water,affinity water,con ed,coned,con edison,conedison,pg and e,pge,duke energy,dominion energy,national grid,eversource,' +
    'southern california edison,so cal edison,sdge,xcel energy,comed,pseg,peco,ppl electric,florida power,fpl,georgia power,entergy,ameren,dte energy,consumers energy,' +
    'nicor gas,atmos energy,centerpoint,waste management,republic services,vattenfall,stadtwerke,eneco,essent,engie,enel',
  Phone:
    'bell canada,bell mobility,fido,koodo,virgin mobile,tello,republic wireless,straight talk,consumer cellular,sky mobile,o2 uk,o2 de,telefonica,free mobile,simyo,ben nl,verizon wireless,verizon wrls,verizon,vzwrlss,t mobile,tmobile,at and t,att,mint mobile,us mobile,cricket wireless,boost mobile,metro by t mobile,google fi,visible wireless,' +
    'vodafone,o2,ee limited,ee ltd,ee,three uk,three mobile,h3g,giffgaff,tesco mobile,lebara,lycamobile,voxi,smarty,sky mobile,id mobile,idmobile,telekom,congstar,bouygues telecom,sfr,kpn,rogers,bell mobility,telus',
  Internet:
    'comcast,xfinity,spectrum,cox communications,cox comm,verizon fios,fios,frontier comm,centurylink,optimum,google fiber,starlink,att internet,earthlink,' +
    'virgin media,bt group,bt broadband,british telecom,talktalk,plusnet,hyperoptic,community fibre,sky digital,sky uk,now broadband,ziggo,unitymedia,1und1',
  'Auto Insurance':
    'kfz versicherung,mercury ins,safe auto,elephant ins,lv insurance,aa insurance,amica,erie ins,csaa,geico,progressive,esurance,root insurance,the general ins,admiral,hastings direct,churchill insurance,direct line',
  Insurance:
    'state farm,allstate,farmers ins,liberty mutual,nationwide ins,usaa insurance,travelers,lemonade,metlife,mutual of omaha,new york life,northwestern mutual,prudential,aetna,cigna,' +
    'humana,unitedhealthcare,united healthcare,blue cross,bcbs,anthem,aviva,axa,legal and general,legal general,bupa,vitality,petplan,allianz,huk coburg,medicare',
  Childcare:
    'kindercare,bright horizons,la petite,goddard school,primrose school,care com,urbansitter,busy bees nursery',
  Education:
    'coursera,udemy,edx,chegg,khan academy,masterclass,skillshare,kumon,sallie mae tuition,open university',
  Pets: 'petsmart,petco,pet supplies,petsmart com,chewy,banfield,vca animal,pets at home,rover com,barkbox,fressnapf,zooplus',
  'Personal Care':
    'dm drogerie,rossmann,muller,lookfantastic,regis salon,hair cuttery,fantastic sams,drybar,sephora,ulta,ulta beauty,great clips,supercuts,sport clips,bath and body,body shop,the body shop,lush,toni and guy,massage envy,european wax',
  'Gifts & Donations':
    'united way,american red cross,red cross,unicef,oxfam,save the children,salvation army,goodwill donation,st jude,doctors without borders,wikimedia,gofundme,justgiving,cancer research,british heart,habitat for humanity,1 800 flowers,hallmark',
  'Student Loan':
    'nelnet,mohela,aidvantage,navient,great lakes student,edfinancial,dept education,student loans company,slc student',
  Taxes: 'irs,irs usataxpymt,usataxpymt,franchise tax,council tax,hmrc,property tax,county tax',
  Investments:
    'vanguard,fidelity,charles schwab,schwab,robinhood,betterment,wealthfront,acorns,e trade,etrade,td ameritrade,merrill,coinbase,kraken,gemini,trading 212,hargreaves lansdown,freetrade,nutmeg,trade republic,scalable capital,degiro,etoro,moneybox',
};
