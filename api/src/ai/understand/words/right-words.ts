/** These common words are right, although each is one letter away from a word of questions: a sister is no sitter. */
export const RIGHT_WORDS: ReadonlySet<string> = new Set(
  (
    'waiting sitting setting making maxing getting taking giving letting putting running cutting hitting ' +
    'living having moving using leaving driving nearly clearly early really study steady ready lending ' +
    'landing leading leasing please place places phase raise range change chance large larger later ' +
    'latter letter better matter faster office offer older holder border burden carried married monkey ' +
    'pocket market basket ticket closet close closes chose choose lose loose house horse hours nurse ' +
    'course force served favor labor rental dental mental metal total trial social special initial ' +
    'warrant tenant tenants patient parents parent present recent decent access excess process success ' +
    'progress express stress dress press class glass pass past taste waste master cluster standard switch ' +
    'match catch watch beach reach teach coach couch touch pace debit life wise same game games rest best ' +
    'test host hose fine mine line bosses friday sunday monday care card cards cars fare rate late lately ' +
    'hour tent dept depth spent while there where were their paint pain print point sound price prize ' +
    'prime plate paced saved shaved sold sole foods shared wheat sweet meat beats seats heat treat beings ' +
    'paints points shirts skirts grows product rights american americans posts media picture pictures ' +
    'rating student texas areas hosting reading methods fire fired copy seen shown tree partner mother ' +
    'warning teaching testing panel plant plants fish spain papers playing coast heard selling cells ' +
    'charles leather factors shot cold solid branch talking racing centers placed cast stated looked ' +
    'forced fight noted writer fear concerns toll seeking spot factor feeling rain maine ideal lights ' +
    'sister sisters guests prince plain launch costa booking looking bears mouth linked liked hell suck ' +
    'bound bowl extensive forth hunting moore header risks hairy reverse boots threat trailer heads blank ' +
    'lived meets marked closing imaging quiet producer sand sick rhode steven filing foster hist crash ' +
    'closer packet winners shock beast palace tall rising flood ease arena broker fred roses tough billy ' +
    'insider marc earrings socket meta dated witness powder falling walter liver peru diving outline ' +
    'holes cloud deaths excerpt camel arising slave ties bedding haven latex titled starring doug grain ' +
    'spots lotus salmon precious burns burn pumps attach brake loads heather treaty packing logging ' +
    'borders paste males rats spell struck warnings injured hints metals washing handy medal booth carey ' +
    'wanting launches rack fist mighty buried debut clarity tension diane grande grave worthy headline ' +
    'shame tide witch revenge patrol smell deserve boring nerve dare lasting strand dried knights sewing ' +
    'fears blocked thrown realm coating brook pierce cove reid baking heated strange stranger charming ' +
    'logan locking surge wires backing forge quilt lone flour blond burst shades safer denial hostel ' +
    'hostels feels'
  ).split(' '),
);
