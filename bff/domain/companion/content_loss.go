package companion

// The phrases that mean a death of a person or a pet. Batteries die too, and years pass as people do, so the verbs
// alone are not enough.

const (
	kinInEnglish = "father|mother|dad|mom|mum|papa|mummy|amma|appa|ammi|abbu|daddy|husband|wife|son|daughter|baby|child|twin|twins|brother|sister|uncle|aunt|aunty|auntie|cousin|nephew|niece|friend|grandfather|grandmother|grandpa|grandma|granddad|grandson|granddaughter|granny|nani|nana|dadi|dada|thatha|paati|chacha|chachi|mausi|masi|bua|dog|cat|puppy|partner|fiance|fiancee|boyfriend|girlfriend|roommate|neighbour|neighbor|colleague|coworker|classmate|teacher|guru|parents|parent|kid|law|inlaw"

	grievedEnglish = kinInEnglish + " died|dies|expired, he|she died|expired, " + kinInEnglish + "|he|she just|suddenly|recently|has|had|have|also|then|both|already|finally|actually died|expired, " +
		kinInEnglish + "|he|she has|had|have just|suddenly|recently|also died, " + kinInEnglish + " is|are|was dead|no, he|she is|was no more, " + kinInEnglish + " was|got killed, " +
		"lost my|our|the|a|her|his|their|both " + kinInEnglish + "|grand*, lost my|our|her|his|their little|elder|older|younger|big|small|only|best|dear|beloved|first|unborn|twin|pet " + kinInEnglish + ", " +
		"death|passing of my|our|his|her|their|a, fathers|mothers|dads|moms|mums|papas|ammas|appas|husbands|wifes|sons|daughters|babys|brothers|sisters|uncles|aunts|friends|grandfathers|grandmothers|grandpas|grandmas|nanis|nanas|dadis|dadas|dogs|cats|partners death|demise|cremation, " +
		"death in the|our|my family, passed away, grief, grieving, mourning, funeral*, last rites, miscarr*, stillb*, still birth|born, bereave*, widow*, cremat*, "

	kinInHinglish = "papa|mummy|maa|mata|pita|pitaji|ammi|abbu|abba|baba|bhai|bhaiya|behen|behan|bahen|didi|beta|beti|bachcha|bacha|bachchi|pati|patni|biwi|shohar|husband|wife|nana|nani|dada|dadi|chacha|chachi|mama|mami|mausi|bua|dost|saheli|kutta|kutte|billi|father|mother|dad|mom|brother|sister|son|daughter|baby|uncle|aunty|friend|dog|cat|saas|sasur|jija|bhabhi|naanaji|nanaji|naniji|dadaji|dadiji|chachaji|tauji|tau|guru|guruji|padosi|masterji|sahab"
	kinInHindi    = "पापा|मम्मी|माँ|माता|पिता|पिताजी|माताजी|अम्मी|अब्बू|बाबा|भाई|भैया|बहन|दीदी|बेटा|बेटी|बेटे|बच्चा|बच्ची|बच्चे|पति|पत्नी|बीवी|शौहर|नाना|नानी|दादा|दादी|चाचा|चाची|मामा|मामी|मौसी|बुआ|दोस्त|सहेली|कुत्ता|बिल्ली|सास|ससुर|जीजा|भाभी|नानाजी|नानीजी|दादाजी|दादीजी|चाचाजी|ताऊजी|ताऊ|गुरु|गुरुजी|पड़ोसी"

	grievedHindi = kinInHinglish + " ~ guzar|guzr|gujar|mar gaye|gayi|gaya|gayin|gye|gyi|gya, woh|wo|ve guzar|guzr|gujar|mar gaye|gayi|gaya|gyi|gya, woh|wo nahi|nahin rahe|rahi, chal base|basey|basa|basi, " + kinInHinglish + " nahi|nahin rahe|rahi|raha, " +
		kinInHinglish + " ab nahi|nahin rahe|rahi|raha, duniya mein|me nahi|nahin, duniya se chale|chali|chala, " + kinInHinglish + " ko kho diya|diye|di, bachcha|bacha|baby|beta|beti kho diya|di, " +
		"ki maut, maut ho, ki death, death ho, dehant*, dehaant*, swargwas*, swargvas*, intaqal*, intekal*, inteqal*, inteqaal*, antim sanskar, janaza*, " +
		kinInHindi + " ~ गुज़र|मर गए|गये|गई|गयी|गईं|गयीं|गया, वह|वो|वे गुज़र|मर गए|गये|गई|गयी|गईं|गयीं|गया, वह|वो|वे नहीं रहे|रहीं, चल बसे|बसी|बसीं|बसा, " + kinInHindi + " नहीं रहे|रही|रहीं|रहा, " + kinInHindi + " अब नहीं रहे|रही|रहीं|रहा, " +
		"दुनिया में नहीं, दुनिया से चले|चली|चला, " + kinInHindi + " को खो दिया, बच्चा|बेटा|बेटी खो दिया|दी, की मौत, मौत हो, देहांत, निधन, स्वर्गवास*, इंतक़ाल, अंतिम संस्कार, जनाज़ा, "

	grievedTamil = "இறந்த*, இறப்ப*, மரண*, உயிரிழந்த*, காலமானா*, காலமாகிவிட்டா*, காலமாயிட்டா*, தவறிட்டா*, தவறிவிட்டார்*, தவறிவிட்டாங்க*, செத்துட்டா*, செத்துவிட்டா*, செத்துப்போனா*, செத்துப்போயிட்டா*, செத்து|செத்துப் போனா*|போயிட்டா*|போய்ட்டா*|விட்டா*, நாய்|பூனை ~ செத்து*, இறுதிச் சடங்கு*, இறுதி சடங்கு*, சாவு வீட*, கருச்சிதைவு*, " +
		"iranthu*, irandhu*, iranthutt*, irandhutt*, sethutta*, sethu pona*|poita*|poitta*, kaalamaana*, thavarittaanga, thavaritta*"
)
