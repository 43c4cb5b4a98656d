package safety

// hinglish is Hindi, and Urdu with it, in Latin letters, as people type it: with one vowel or two, with or without h.
var hinglish = language{
	name: "Hindi in Latin letters",
	groups: `
		nahi = nahi*|nahee*|nhi*|nai|na|nehi|ni|nahe
		want = chah*|chaah*|chata|chati|chate|cahti|cahta|chhahti|chhahta
		is = hai|he|h|hain|hy|hay
		do = kar*|kr*
		will = lu*|loon*|loong*|dungi|dunga|du*|doon*|do|dalu*
		end = khatam|khatm|khtm|khatum|khatma|samapt
		life = zindagi|zindgi|jindagi|jindgi|zindagee|zindagy|jeevan|jivan|life
		die = marna|marnaa|mrna
		live = jeena|jina|jeenaa
		living = jeene|jine|jeeney|jiney|jeenay|jeeny
		heart = man|mann|dil|iccha|ichha|icha|ichchha|ichcha|chahat|himmat|mood|taqat|taaqat|takat|taakat|sakat|shakti|umeed|irada|hausla|hosla|khwahish|khwaish|tamanna|jee
		reason = wajah|vajah|wajeh|matlab|fayda|faida|faayda|reason|point|maqsad|maksad|karan
		pills = goliyan|goliya|goliyaan|golian|tablets|pills|dawaiyan|dawaiya|dawain
		pill = $pills|goli|dawai|dawa|davai|tablet
		suicide = khudkush*|khudkash*|khudkhush*|khudhkush*|khudkshi|suicid*|atmahaty*|aatmahaty*|atmhaty*|aatmhaty*
		god = bhagwan|bhagvan|bhagwaan|bhagvaan|allah|khuda|rab|rabba|waheguru|ishwar|god|ram|mata
		me = mujhe|muje|mujhko|mujhay|mjhe
		arm = haath|hath|kalai|kalaai|nas|nass|baazu
		kin = dost|saheli|sahelee|behen|behan|bahan|bhai|bhaiya|bhabhi|cousin|friend|roommate|beta|beti|wo|woh|vo|uska|uski|uske|us|ladka|ladki|ladke|padosi|chacha|mama|papa|mummy|ammi|abbu|biwi|husband|pati|shohar
		near = pati|husband|shohar|shauhar|miyan|sasur|sasural|susral|sasuraal|saas|devar|nanad|jeth|papa|abbu|abba|baap|pitaji|dad|father|boyfriend|bf|chacha|maamu|wo|woh|vo|usne|unhone
		beats = maarta|marta|maarte|marte|martay|maartay|maarti|marti|maara|peet|peetta|peette|peettay|peetti|peetta|pitai
		treat = pizza|biryani|momos|momo|chai|coffee|golgappe|golgappa|panipuri|puri|samosa|samose|dosa|maggi|ticket|tickets|match|desh|watan|vatan|india|team|kulfi|aam|rasmalai|jalebi|khana|khane|haleem|nihari|kebab|kabab|mithai|srk|shahrukh|kohli|dhoni|sale|weekend|neend|burger|icecream|cream|chocolate|jamun
		hit = gap|gaps|gappe|gappein|gapein|gappa|gup|line|dialogue|jhadu|jhaadu|thappad|chakkar|ratta|chhakka|chakka|sixer|goal|aankh|mukka|laat|taali|seeti|dhakka|mauka|chance|pocha|tana|taana|taane|makkhi|machhar|chauka|joke|comment|photo|gol|gedi|chakke|chauke|bunk|entry|daant
	`,
	urgent: `
		khudkush*|khudkash*|khudkhush*|khudhkush*|khudkshi
		khud kushi|kashi|kushee
		(a)atmahaty*|(a)atmhaty*|(a)atamhaty*|(a)atmhatia*|(a)atmahatia*
		(a)atma|(a)atm hatya|hatyaa|hathya

		$die|marne ~ $want
		$die ~ $is
		$is $die $me
		mar|marr hi|bhi|hee? ja(a)na|ja(a)ne|jaanaa ~ $want|$is|behtar|behter|accha|acha|achha|theek
		mar|marr hi|bhi|hee? ja(a)un*|ja(a)u|jaoon*|ja(a)oo|ja(a)o(n)|jav(u)n
		marja(a)un*|marja(a)u|marjaoon*|marja(a)na
		ka(a)sh ~ mar ja*
		ka(a)sh ~ ~ paida|peda|janam ~ $nahi
		$me ~ marne do|dijiye|dedo|de
		$me ~ ma(a)r do|dalo|daalo|dijiye|dena
		marne|marnay ka|ki|ke|ko|wale|wali|wala|k ~ $heart|soch*|khayal*|khyal*|vichar|vichaar|plan|tarik*|tareek*
		mar ja(a)ne ka|ki|ke|ko ~ $heart|soch*|khayal*|khyal*
		mere|meri marne|maut|mout|marnay se|ke|k|ka|par|pe|hi

		$living ka|ki|ko|ke|k ~ $heart|$reason|chahat|wajah|shauk|shoq|layak ~ $nahi|khatam|khatm
		$living ka|ki ~ kya fayda|faida|matlab|point
		$living layak ~ $nahi
		$live ~ $nahi ~ $want|$is|padta
		$live $nahi
		$nahi ~ $live
		$living|$live se ~ thak*|tang|oob*|ub*|nafrat
		jiya|jeeya|jia ~ $nahi ~ ja*
		$nahi jiya|jeeya|jia ja*
		zinda|jinda ~ $nahi ~ rehna|rahna|rhna|reh|rahu*|rahoon*
		zinda|jinda rehna|rahna|rhna|rehne|rahne|rehnay ~ ~ $nahi|$reason|bekar|bekaar

		apni|apani|meri ja(a)n de|dena|deni|dene|dedu*|le|lena|leni|lene|lelu*|lungi|lunga
		ja(a)n de du*|doon*|dena|deni|dene|dungi|dunga
		ja(a)n dene ka|ki|ke|ko|k
		khud|khudko ko? ~ $end|maar*|mar|marna|nuksa(a)n|nuqsa(a)n|chot|hurt|harm|jala*|kaat*|cut|zakhmi
		apne|apney|apnay a(a)p ko ~ $end|maar*|mar|marna|nuksa(a)n|nuqsa(a)n|chot|hurt|harm|jala*|kaat*|cut|zakhmi
		$life|ja(a)n ~ $end|end|finish $do
		$life se ~ mukti|azadi|aazadi|chutkara|chhutkara
		$end kar $will ~ khud|apne
		$end $do ~ apni|meri $life|ja(a)n
		ph(a)ansi|f(a)ansi|phasi|fasi laga*|lga*|le|pe|par
		ph(a)anda|f(a)anda|ph(a)ande|f(a)ande ~ laga*|lag*|lga*|daal*|dal*|lataka*|se|pe
		pankhe|pankha|fan|ceiling se|pe|par ~ latak*|jhool*
		latak ja(a)u*|jaoon*|ja(a)na|ja(a)ne
		zeh(e)r|zah(a)r|zehar|zeher|jeher|jahar|jehar|poison|phinyl|phenyl|phinile|harpic|acid|keetnashak|tezaab kha*|pi|pee|peena|pina|piun|pilu*
		$arm ~ kaat|kaatti|kaatta|kaata|kaati|kaatna|kaatne|kaatu*|katna|katne|katlu*|katti|katta
		$arm ~ kat lu*|lo|leti|leta|liya|li|lungi|dungi|di|loon*|dalu*|dala
		$arm pe|par|per ~ blade|chaku|chaaku|razor|cut|cuts
		blade|razor|chaku se ~ $arm|khud|apne
		nas|nass|nasen|nase|kalai kaat*|kat|katna|katne|katlu*
		sab|sari|saari|saare|sare|bahut|bohot|bohat|bht|dher|zyada|jyada|poori|puri|itni|1*|2*|3*|4*|5* ~ $pill ~ kha|nigal|khaa|leke|lekar|le
		neend|nind|need ki|ke|k ~ $pills ~ kha|ikatthi|ikathi|ikattha|jama|jod*|nigal|khaa
		neend|nind|need ki|ke|k ~ 1*|2*|3*|4*|5*|bahut|sari|saari|zyada ~ goli
		ch(h)at|bridge|pul|building|balcony|pool|terrace se ~ kud*|kood*|chhala*|chala(a)ng
		train|gaadi|gadi|metro|truck|bus|car ke ~ samne|saamne|aage|age|niche|neeche ~ kud*|kood*|let*|mar*
		train|gaadi|gadi|metro|truck|bus|car ke ~ samne|saamne|aage|age|niche|neeche ~ aa ja(a)un*|ja(a)u|jaoon*|ja(a)na
		duniya|dunia|duniyaa se ~ chala|chali|chale|jana|jaana|jaun|jaaun|jau|uth
		chala|chali|chale ja(a)un*|ja(a)u|jaoon* ~ duniya|dunia
		duniya|dunia|duniyaa chhod*|chod*|chor*
		duniya|dunia|duniyaa mein|me|main|may|m ~ $nahi ~ rehna|rahna|rhna|rehne|rahu*|jeena
		maut|mout hi|bhi? aa|a jaye|jaaye|jay|jae|jati|jaati
		maut|mout ~ $want|mang*|maang*
		maut|mout ki ~ dua|tamanna|iccha|ichha
		maut|mout ~ rasta|raasta|hal|behtar|acchi|achi|achhi|sukoon|aasan|option
		maut|mout de do|de|dedo
		$god|upar|uper wale|wala? ~ $me ~ utha*|bula*|maut
		$god|upar|uper wale|wala? ~ utha|bula le*|lo|lein
		mere ja(a)ne? ke|k? baad ~ bach*|bacch*|ammi|papa|maa|mummy|beti|bete|beta|family|unka|inka|sabka|gharwal* ~ khayal|khyal|dhyan|dhyaan|sambhal*
		mere bina|bagair|bager|baghair ~ sab|log|wo|ye|sabhi ~ khush|acche|sukoon|chain|better
		alvida|alwida ~ maaf|mafi|maafi
		alvida|alwida sab*|duniya|dunia|zindagi|hamesha
		ye|yeh|yah|shayad|bas mera|meri a(a)kh(i)ri|last message|msg|paigham|paigaam|sandesh|khat|chitthi|letter|post|raat|din
		kal|parso subah|tak|se ~ main|mein|mai|me|mein $nahi rahu*|rahoon*
		so ja(a)un*|ja(a)u|jaoon* ~ ~ $nahi|kabhi ~ uthu*|uthoo*|jag*
		kabhi ~ $nahi uthu*|uthoo*
		main|mai|mein|me ~ na|$nahi hota|hoti ~ accha|acha|achha|behtar
		blade|razor se ~ kat|kaat*|cut|cuts
		accha|acha|achha|achi|acchi|behtar ~ maut|mout
		tak zinda|jinda rahu*|rahoon*|rehna|bach*
		gaadi|gadi|car|bike|scooter ~ thok|bhida|takra $will
		meri|mera laash|lash|arthi|janaza|janaaza|chita
		yahan|yaha|upar|wahan|khidki|neeche|niche se? ~ kud*|kood*
		jeekar|jikar|jeeke|jike|jee|jeene kar|ke|se? kya|fayda|faida
		$living mein|me ~ ~ $nahi
		hamesha ke liye ~ ja*|chala|chali|so|sona|door
		maut|mout ka ~ inte*|intz*|wait
		apna|khud gala|galaa ~ kaat*|ghont*|ghot*|daba*
		nadi|samundar|samandar|kuan|kuen|kuwe|dariya|jheel|lake|talab|nehar me|mein|main ~ kud*|kood*|doob*
		doob ja(a)un*|ja(a)u|jaoon*|ke mar*
		khud|apne aap? ko|pe ~ aag
		sleeping pills|tablets|goli|goliyan ~ kha|khaa|lungi|lunga|le|li
		$arm pe ~ nishan|nishaan
		marne|marnay|mrne ja|jaa|wala|wali|chala|chali ~ hun|hu|hoon|hoo
		$nahi ~ ji|jee|jii pa*|sak*|rah*
		maut|mout kab|kyun|kyu|kyon ~ aa*|aye*|aati
		$god|wale|wala ~ ~ $me le ja*

		# Longer than what softens it: a question that expects no answer.
		$suicide $nahi $do to|toh kya
	`,
	concern: `
		$life se ~ thak*|tang|ha(a)r*|nafrat|oob*|pareshan|nirash*|mayoos|mayus
		zindagi|zindgi|jindagi|jindgi|life ~ khatam|khatm|khtm
		sab kuch? $end $do ~ $want|du|dun|doon|dungi|dunga|man|mann
		sab kuch? $end ho*
		aur $nahi ~ seh*|sah*|jhel*|bardasht*|hota|hoga
		bardasht|bardaasht|bardashat|sahan|sehan ~ $nahi ~ ho*|kar*
		saha|seha ~ $nahi ja*
		$live ~ mushkil|bekaar|bekar|haram
		gayab|gaayab ho ja*
		ji(i)ne|jeene ~ ha(a)r*
		bojh hoon|hun|hu|hoo|hi|ban*|lag*|samajh*
		koi|aur|kuch ~ rasta|raasta|raah ~ $nahi ~ dikh*|nazar|bach*|mil*|sujh*
		khud|apne|khudse aap? se? ~ nafrat|ghin
		$me koi ~ pyaar|pyar ~ $nahi
		himmat|hausla|hosla ~ toot*|tut*
		koi umeed|ummeed|ummid|umid $nahi
		na|$nahi hota|hoti to|toh ~ accha|acha|achha|behtar
		andar|ander se ~ toot*|tut*|khali|khaali|mar|khokhl*
		main|mai|mein ~ toot|tut|bikhar gayi|gaya|chuki|chuka|gai
		mera hona ~ barabar|bekar|fizool
		$life ka|ki|me|mein ~ $reason ~ $nahi
		$life ~ bekar|bekaar|bojh|narak|nark|jahannum|jahannam|barbad|barbaad
		dard|takleef ~ $end $do
		$near ne ~ ~ haath|hath utha*|uthta
		$near ~ ~ maarega|marega|maregi|maarenge|maare|maregaa
		ghar ja(a)ne se ~ dar|darr
		marne|mrne|$suicide ke|ka ~ khayal*|khyal* ~ the|tha|thi
		kisi ko ~ meri zarurat|zaroorat ~ $nahi
		$kin|padosan|padosi|aunty|ladki ne ~ khud|apne ~ aag|jala*|maar*|kaat*
		$kin|padosan|padosi|aunty|ladki ne ~ aag laga*

		# What others do to the writer, or to somebody at home.
		$near wale|walay|wala? ~ $me|mummy|ammi|maa|mom|hume|behen|bachon ko? ~ $beats|dhamk*
		pati|husband|shohar|shauhar|sasur|sasural|susral|saas|papa|abbu|baap|dad wale|walay? ~ $beats
		$me|mummy|ammi|maa|hume ko? ~ $beats
		thappad|thapad|chanta|chaanta|belt|chappal ~ maara|mara|maare|mare|mari|maari|maarta
		dhamki|dhamkata|dhamkati|dhamkate|dhamkaya
		ja(a)n se ~ maar*|mar|marne
		kamre|room|ghar mein|me|main band kar*|kr*|rakh*
		pati|husband|shohar|shauhar|sasur|sasural|susral|saas|papa|abbu|baap|dad|father|bhai|us|un ~ se ~ dar|darr|khauf|darta|darti
		zabardasti|jabardasti|zabardasti ~ shaadi|shadi|sambandh|sex|nikah
		dahej|jahez ~ maang*|mang*|tang|pareshan
	`,
	soft: `
		$die $nahi $want
		$suicide $nahi $do
		$suicide ke|ka|ki|k ~ khayal*|khyal*|vichar|soch|thoughts ~ $nahi
		$suicide ka|ke|ki soch* ~ $nahi
		$kin ~ $die ~ $want hai|hain|hay
		$kin ~ mar ja(a)na ~ $want hai|hain|hay
		$kin ~ $live ~ $nahi ~ $want hai|hain|hay
		$kin ne ~ $suicide
		$kin ~ $suicide ki|ke baat|baatein|batein|dhamki|baare ~ karta|karti|karte|deta|deti|bolta|bolti
		film|movie|news|khabar|kahani|series mein|me ~ $suicide
		$kin ne ~ ph(a)ansi|f(a)ansi|phasi|zeh(e)r|zehar|nas|kalai|ph(a)anda laga*|kha*|kaat*|pi*
		$kin ne ~ apni ja(a)n de*|le*
		$kin ne ~ ja(a)n de*
		pehle|pahle ~ marne|mrne|$suicide ke|ka ~ khayal*|khyal*|vichar ~ the|tha|thi
		marne|mrne|$suicide ke|ka ~ khayal*|khyal*|vichar ~ ab $nahi
		$kin|padosan|padosi|aunty|ladki ne ~ khud|apne ~ aag|jala*|maar*|kaat*
		$kin|padosan|padosi|aunty|ladki ne ~ aag laga*
	`,
	harmless: `
		hasi|hansi|hassi|haste|hanste|hass|has|hans|hasa|hansa ~ mar ja*|gay*|gai|rah*
		bhookh|bhook|bhukh|bhuk|thand|thandi|garmi|pyaas|pyas|sharam|sharm|khushi|boriyat|thakan|neend ~ mar ja*|gay*|gai|rah*
		chai|coffee|wifi|ac|phone|internet ke? bina|bagair|baghair|bager ~ mar ja*
		bina|bagair|baghair chai|coffee|wifi|ac|phone ~ mar ja*
		$hit ~ marna|marne|marnaa ~ $is
		$hit ~ marna|marne|marnaa ~ $want
		$near ~ $hit $beats
		$me|mummy|ammi|maa|hume ko? ~ $hit $beats
		pati|husband|shohar|shauhar|papa|abbu|dad ~ pe|par $beats
		ek din|na sab* ~ marna hai|he|h|hain
		$arm ~ kaat|kat gaya|gayi|gai
		$treat ke|k liye|lie|lye ~ apni? ja(a)n bhi|tak? de du*|doon*|dena|deni|dungi|dunga|sak*
		apni ja(a)n bhi|tak? de du*|doon*|dungi|dunga ~ $treat ke|k liye|lie|lye
		ja(a)n bhi|tak? de du*|doon*|dungi|dunga ~ $treat ke|k liye|lie|lye
		$god ~ ~ hajj|haj|umrah|umra|ghar|makkah|makka|madina|vrindavan ~ bula*
		thappad movie|film
	`,
}
