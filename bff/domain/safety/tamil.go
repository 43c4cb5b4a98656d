package safety

// tanglish is Tamil in Latin letters.
var tanglish = language{
	name: "Tamil in Latin letters",
	groups: `
		unliked = pidikal*|pidikkal*|pidikav*|pidikkav*|pidikath*|pidikkath*|pudikal*|pudikkal*|pudikav*|pudikath*|pudikkath*|pidiyk*
		none = illa|illai|illaye|ille|illae|illaiye|illama
		life = va(a)zhkai|va(a)zhkaiya|va(a)zhkaiye|va(a)lkai|va(a)lkaiya|va(a)lkaiye|va(a)zhkaiyai|life|lifea|lifeye
		me = ennai|ennaiye|ennaye|enna|ennaya|enaiye|enne
		pills = mathirai*|maathirai*|maathrai*|maatrai*|mathrai*|maathira*|tablet|tablets|pills
		suicide = tharkolai*|tarkolai*|thatkolai*|tharkola*|suicid*
		kin = friend|frnd|thozhi|nanban|nanbi|thambi|anna|akka|thangachi|thangai|amma|appa|avan|ava|aval|avanga|cousin|magan|magal|roommate|husband|machan
		near = husband|purushan|purusan|purushanum|kanavar|kanavan|ma(a)miyar|ma(a)miyaar|ma(a)manar|appa|boyfriend|avan|avar|avaru|ma(a)ma
		hits = adik*|adich*|adip*|othai*|odhai*|udhai*|mirat*|kodumai*
		hit = phone|fone|six|four|call|horn|joke|comment|bell|type|like|sight|mani|paint|goal|ball
	`,
	urgent: `
		t(h)arkola*|t(h)arkkola*|t(h)atkola*|t(h)arkolla*|t(h)arkole*
		t(h)ar|t(h)at kola*
		sa(a)ganum*|sa(a)gonum*|sa(a)kanum*|cha(a)ganum*|sa(a)ganam*|sa(a)gavendum*|sa(a)gala(a)m*
		sa(a)ga|sa(a)gave|sa(a)gha|sa(a)va ~ poren|porean|pogiren|pore|venum|vendum|thonu*|thonr*|thona*|a(a)sai*|nenaik*|nenach*|virumbu*|virumbi*
		set(h)u|seth(t)hu|setthu|chethu|chettu ~ pogan*|pon(u)m|poida*|poira*|poren|poiduv*|poidr*|pogala*|pogava*|pona|ponaa|poradhu*|porathu*
		set(h)udala*|set(h)uduve*|set(h)udanum*|seththuduve*|seththudala*|sethuruve*|setturuv*|sethidala*|sethiduve*
		set(h)a|set(h)a(a)|seth(t)ha(a)|sethutta(a) ~ ~ nimmadhi*|nimmathi*|sandho*|santho*|sando*|nalla*|podhum|pothum
		va(a)zha|va(a)la|va(a)zhave|va(a)lave|va(a)zhrathuk*|va(a)zhradhuk*|va(a)zharathuk* ~ $unliked|vendam*|venam*|venda|mudiyad*|mudiyath*|mudiyal*|mudiyav*|virumbal*|virumbav*|thonala*|thonave*|viruppamil*|aasaiyil*|asaiyil*|ishtamil*
		va(a)zha|va(a)la|va(a)zhave|va(a)zhra*|va(a)zhar*|va(a)zhvat*|va(a)zhkaila ~ viru*|artham*|arththam*|ka(a)ranam*|a(a)sai*|istam*|ishtam* ~ $none
		uyira|uyirai|uyir ~ vidan*|vidap*|vida|vitru*|vittud*|maaik*|maik*|maaykk*|eduthuk*|pokki*
		uyiroda|uyirodu|uyirode|uyiroodu ~ iruk(k)a|iruk(k)ave|iruk(k)anum ~ $unliked|vendam|venam|mudiyal*|thonal*
		uyiroda|uyirodu|uyirode|uyiroodu ~ iruk(k)a|iruk(k)ave|iruk(k)anum ~ viru*|asai|aasai ~ $none
		$me ~ konnu*|kolla|kollan*|kollu*|kolren|kolluv*|azhich*|alich*
		$me|naane|nane ~ ka(a)yap*|vettik*|adichuk*|adichik*|kizhich*|eri(c)hu*
		$life ~ mudich*|mudikk*|mudika*
		thook(k)u|thuk(k)u|thook(k)ula|thuk(k)ula maat*|mat*|pot*|poat*|thong*
		visham|vishatha|vishathai|poison|phenyl|acid kudi*|kudu*|saap*|sap*
		neraya|niraya|niraiya|ella|ellam|full|motham|muzhu|1*|2*|3*|4*|5* ~ $pills ~ sa(a)p*|pot*|muzhung*|mulung*
		thook(k)a|thookam $pills ~ ella*|motham*|full|neraya|niraya ~ sa(a)p*|pot*|muzhung*|mulung*
		kaiya|kai|kaila|kaile|naramba|narambu ~ ~ kizhi*|kili*|aruth*|arukk*|aruk*|vettik*|keeri*
		ma(a)dila|ma(a)diyil*|ma(a)dilerndhu|mottaima(a)di*|mottai|balcony*|bridge*|pa(a)lath* ~ ~ kudhi*|kuthi*|gudhi*|vizhu*
		train|rail|lorry|bus ~ munnadi|munnala|munna|mun|keezha ~ kudhi*|kuthi*|vizhu*|pa(a)y*
		na(a)n|nan illama*|illaati*|illatti*|illana ~ ella*|avanga*|kudumba*|family ~ sando*|santho*|sandho*|nimmadhi*|nimmathi*|nalla
		pora(k)ka(a)ma*|pirakka(a)ma* ~ irundh*|irunth*
		kadavule|kadavul|sa(a)mi|andava|aandava|god|muruga ~ $me ~ edu*|koop*|kup*|koot*|azhai*
		idhu|ithu|idha(a)n ~ kada(i)si message|msg|letter|kaditham
		na(a)laiku|na(a)laikku|naalaiki|nalaiki ~ na(a)n|naa iruk(k)a ma(a)t(t)en|maatta
		maranam|sa(a)vu|tharkolai ~ ore|dhan|dhaan|thaan ~ vazhi|vali|mudivu|theervu
		uyiroda|uyirodu|va(a)zhndhu|va(a)zhnthu ~ ~ payan*|prayojan*|pirayojan*|la(a)bam
		sa(a)vu|maranam ~ vandh*|vanth*|varanum*|varadha
		na(a)n|nan poita*|poitta*|pona(a) ~ ella*|family|avanga* ~ nimm*|sando*|santho*|sandho*
		uyir ~ poganum*|ponaa|pogattum*
		ed(h)uku|ed(h)ukku|ethuku|yen ~ uyiroda*|va(a)zhanum*|va(a)zhren|porandh*|poranth*
		en sa(a)vu*|maranath*
		blade|kathi|kaththi ~ kaila|kaiya|kai ~ kizhi*|kili*|vett*|aruth*|kuthi*
		fan|fanla la? ~ thong*|thook*
		epo|eppo|eppa ~ sa(a)vu|maranam|saave*
	`,
	concern: `
		$life ~ veru*|vendam|venam|$unliked
		th(a)anga|ta(a)nga ~ mudiyal*|mudiyav*|mudiyath*|mudiyadh*
		ba(a)rama*|pa(a)rama*|sumaiya* ~ iruk*
		en|enna|ennai ~ verup*
		vera vazhi*|vali* ~ $none|theri*
		manasu ~ odanj*|odinj*|udanj*|udainj*
		$life ~ mudinj*|nasam*|naasam*|waste
		veet(t)uku|veet(t)ukku ~ poga ~ bayam*

		# What others do to the writer, or to somebody at home.
		$near ~ ~ $hits
		ennai|ammava|ammavai|engala ~ adik*|adich*|othai*|udhai*|mirat*|kodumai*
		kudich* ~ ~ $hits
		purushan|purushana|kanavar|kanavara|avara|avana|appava|maamiyar*|husband ~ pa(a)tha*|partha*|nenacha* ~ bayam*
	`,
	soft: `
		$suicide ~ ennam*|yosanai*|thoughts ~ $none|varala*|poch*|poidu*
		$suicide ~ panna|seiya|pannika ~ ma(a)t(t)en
		$kin ~ $suicide ~ ~ solra|solran|solraan|sonna*|pannik(k)ita*|pannikitt*|panikita*|senjuk*
		$kin ~ sa(a)ganum* ~ solra|solran|solraan|sonna*|solluran
		padathula|padam|cinema|news ~ $suicide
		$kin ~ thook(k)u|thook(k)ula|visham ~ pottuk(k)itta*|pottukita*|ma(a)tik(k)ita*|kudichita*|kudichitta*
		$kin ~ $suicide ~ muyarchi*|muyar* ~ panna|pannan|pannaan|senja*
		munnadi|munnala|appo ~ sa(a)ganum*|sa(a)gala(a)m* ~ thonum|thonuchu|thonichu
	`,
	harmless: `
		siri*|sirich*|pasi*|veyil*|veyyil*|kulir*|bore* ~ set(h)*|seth(t)h*|sa(a)g*
		phone|battery|car|bike|laptop|charger ~ set(h)*|seth(t)h*
		hero|villain|heroine ~ set(h)*|seth(t)h*
		$near ~ $hit adik*|adich*|adip*
		ennai|ammava ~ $hit adik*
		coffee|tea|chai|wifi|phone|biryani illama* ~ set(h)*|seth(t)h*
	`,
}

var tamil = language{
	name: "Tamil",
	groups: `
		unliked = பிடிக்கல*|பிடிக்கவி*|பிடிக்காத*|பிடிக்கலை|புடிக்கல*
		none = இல்ல*|இல்லை
		me = என்னை|என்னையே|என்னைய|என்ன
		pills = மாத்திரை*|மாத்திர*|டேப்லெட்*
		suicide = தற்கொல*|suicid*|சூசைட்*
		kin = தோழி|தோழன்|நண்பன்|நண்பர்|தம்பி|அண்ணன்|அண்ணா|அக்கா|தங்கை|தங்கச்சி|அம்மா|அப்பா|அவன்|அவ|அவள்|அவர்|அவங்க|மகன்|மகள்|ஃப்ரெண்ட்|பிரெண்ட்|பிரண்ட்|மாமா|கணவர்|பையன்|பொண்ணு
		near = கணவர்|கணவன்|புருஷன்|புருசன்|மாமியார்|மாமனார்|அப்பா|அண்ணன்|காதலன்|அவர்|அவன்|மாமா
		hits = அடிக்கிறா*|அடிக்கறா*|அடிக்குறா*|அடிச்சா*|அடிப்பா*|அடித்தா*|உதைக்கிறா*|உதைச்சா*|கொடுமை*|அறைஞ்சா*
		hit = போன்|ஃபோன்|சிக்ஸ்|மணி|ஜோக்|கமெண்ட்|சைட்|ஹார்ன்|கோல்|டைப்|லைக்|பெயிண்ட்
		verb = விரும்புகி*|விரும்புற*|ஆசைய*|ஆசைப்*|தோண*|தோன்று*|நினைக்கி*|நினைச்ச*|நினைக்கற*
	`,
	urgent: `
		தற்கொல*|சூசைட்*
		தற் கொலை*
		சாகணும்*|சாகனும்*|சாகவேண்டு*|சாகலாம்*|சாவணும்*
		சாக|சாகவே|சாகப்|சாவ ~ வேண்டு*|வேணும்|விரும்புகி*|விரும்புற*|ஆசை*|தோண*|தோன்று*|நினை*|போறே*|போகிறே*|போகணும்
		செத்து|செத்துப்|செத்தே ~ போகணும்*|போகனும்*|போகவேண்டு*|போயிட*|போய்ட*|போயிர*|போகலாம்*|போறே*|போகிறே*|போவே*|போறது*|போனா*|போக
		செத்துடலாம்*|செத்துடுவே*|செத்துடணும்*|செத்துவிட*|செத்திடலாம்*
		செத்தா|செத்தால்|செத்துட்டா|இறந்தா|இறந்தால் ~ ~ நல்ல*|நிம்மதி*|சந்தோஷ*|போதும்|தேவல*
		வாழ|வாழவே|வாழப்|வாழ்வதற்கு|வாழறதுக்கு|வாழ்றதுக்கு ~ $unliked|விரும்பவில்லை|விரும்பல*|வேண்டாம்*|வேணாம்*|முடியாது*|முடியல*|முடியவில்லை|தோணல*|தோணவில்லை|இஷ்டமில்ல*|விருப்பமில்ல*|ஆசையில்ல*
		வாழ|வாழவே|வாழ்வதற்கு|வாழறதுக்கு|வாழ்றதுக்கு|வாழறதுல|வாழ்றதுல|வாழ்வதில்|வாழ்க்கையில|வாழ்க்கைல ~ விருப்ப*|ஆசை*|காரண*|அர்த்த*|இஷ்ட* ~ $none
		உயிரை|உயிர|உயிரைப்|உயிரையே ~ விட*|விடு*|மாய்*|எடுத்து*|எடுக்க*|போக்*
		உயிரோடு|உயிரோட|உயிருடன் ~ இருக்க|இருக்கவே|இருக்கப் ~ $unliked|விரும்பவில்லை|விரும்பல*|வேண்டாம்|முடியல*|முடியவில்லை
		உயிரோடு|உயிரோட|உயிருடன் ~ இருக்க|இருக்கவே ~ விருப்ப*|ஆசை* ~ $none
		$me ~ கொல்ல*|கொன்று*|கொன்னு*|கொல்லு*|காயப்*|வெட்டி*|அழிச்சு*|அழித்து*|அழிக்க*|எரிச்சு*
		என்னை|என்னையே|நானே ~ அடிச்சுக்*|கிழிச்சுக்*
		வாழ்க்கையை|வாழ்க்கைய|வாழ்க்கை ~ முடிக்க*|முடிச்சு*|முடித்து*
		தூக்கு|தூக்குல|தூக்கில்|தூக்குப் ~ தொங்*|போட்டு*|மாட்டி*|போட
		விஷம்|விஷத்தை|பினாயில்*|ஆசிட்*|பூச்சிமருந்* ~ குடி*|சாப்பி*
		நிறைய|எல்லா|மொத்த|முழு|அத்தனை|பத்து|இருபது|முப்பது ~ $pills ~ சாப்*|போட்*|முழுங்*|விழுங்*
		தூக்க $pills ~ எல்லா*|மொத்தமா*|நிறைய ~ சாப்*|போட்*|முழுங்*|விழுங்*
		$pills சேர்த்து*|சேர்க்க*|சேமி*
		கையை|கை|கைய|மணிக்கட்டை|நரம்பை|நரம்ப|நரம்பு ~ கிழிச்சு*|கிழித்து*|அறு*|வெட்டிக்*|வெட்டிகி*|கீறி*
		மாடியில*|மாடிலிரு*|மொட்டை*|பாலத்தில*|பாலத்து*|பால்கனி* ~ ~ குதி*|விழு*
		ரயில*|ட்ரெயின*|லாரி*|பஸ் ~ முன்*|கீழ* ~ குதி*|விழு*|பாய*
		நான் இல்லாம*|இல்லாட்டி*|இல்லன்ன* ~ எல்லா*|அவங்க*|குடும்ப* ~ சந்தோஷ*|நிம்மதி*|நல்லா*
		பிறக்காம*|பொறக்காம*|பிறந்திருக்கவே|பொறந்திருக்கவே ~ இருந்திரு*|கூடாது
		கடவுள*|சாமி|ஆண்டவ*|முருகா ~ $me ~ எடுத்து*|கூப்பி*|கூட்டி*|அழைத்து*
		இது ~ கடைசி மெசேஜ்*|செய்தி*|கடிதம்*|லெட்டர்*
		நாளைக்கு|நாளை ~ நான்|நா இருக்க மாட்ட*
		உலகத்துல*|உலகத்தில*|உலகில் ~ இருக்க* ~ $unliked|வேண்டா*|மாட்ட*
		மரணம்|சாவு|தற்கொலை ~ ஒரே|தான் ~ வழி|தீர்வு|முடிவு
		இறக்க|இறந்து|இறந்துவிட|இறந்துபோக ~ $verb|வேண்டும்|வேணும்|விடலாம்|போயிடலாம்
		மரணம்|சாவு ~ வேண்டும்|வேணும்|வரட்டும்
		உயிரோட|உயிரோடு|உயிருடன்|வாழ்ந்து ~ ~ பயன்|பிரயோஜன*|லாபம்
		சாவு|மரணம் ~ வந்தா*|வரணும்*|வராதா|வந்துட*
		நான் போயிட்டா*|போனா*|போய்ட்டா* ~ எல்லா*|குடும்ப*|அவங்க* ~ நிம்மதி*|சந்தோஷ*
		உயிர் ~ போகணும்*|போனா*|போயிடணும்*|போகட்டும்*
		எதுக்கு|ஏன் ~ உயிரோட*|வாழணும்*|வாழ்றே*|பொறந்தே*|பிறந்தே*
		என் சாவு*|மரணத்து*
		கத்தி* ~ குத்திக்*|வெட்டிக்*|அறுத்து*
		தண்டவாள* ~ தலை*|படு*|விழு*
		வாழ* ~ அர்த்தமில்ல*|காரணமில்ல*
		ஃபேன்ல|பேன்ல|ஃபேனில்|மின்விசிறி* ~ தொங்*|தூக்கு*
		எப்போ|எப்ப|எப்போது ~ சாவு|மரணம்|சாவே*
		கையில|கைல ~ பிளேட*|கத்தி* ~ வெட்டி*|கிழி*|அறு*
	`,
	concern: `
		வாழ்க்கை|வாழ்க்கையே|வாழ்க்கைய ~ வெறுத்*|வெறுப்*|வேண்டாம்|$unliked
		தாங்க|தாங்கவே ~ முடியல*|முடியவில்லை|முடியாது
		பாரமா*|சுமையா* ~ இருக்க*|இருக்கே*|இருக்கி*
		என் மேல ~ வெறுப்*
		வேற வழி* ~ இல்ல*|தெரியல*
		மனசு|மனம் ~ உடை*|உடஞ்சு*|ஒடிஞ்சு*
		வாழ்க்கை|வாழ்க்கையே ~ முடிஞ்சு*|முடிந்த*|நாசம*|வேஸ்ட்
		எல்லாத்தையும் ~ முடிச்சு*

		# What others do to the writer, or to somebody at home.
		$near ~ ~ $hits
		என்னை|என்னைய|அம்மாவை|அம்மாவ|எங்களை ~ $hits|மிரட்டு*
		குடிச்சிட்டு|குடிச்சு*|குடித்து* ~ ~ $hits
		மிரட்டுறா*|மிரட்டுகிறா*|மிரட்டினா*
		புருஷனை|கணவரை|கணவனை|அவரை|அவனை|மாமியாரை|அப்பாவை|அப்பாவ|புருஷன ~ பார்த்தா*|பாத்தா*|நினைச்சா* ~ பயம்*|பயமா*
	`,
	soft: `
		$suicide ~ எண்ணம்*|யோசனை* ~ $none|வரல*|வருவதில்லை|போச்சு|போயிடு*
		$suicide ~ பண்ண|பண்ணிக்க|செய்ய* ~ மாட்டே*
		$kin ~ $suicide ~ ~ சொல்றா*|சொல்லுறா*|சொன்னா*|பண்ணிக்கிட்டா*|பண்ணிகிட்டா*|செஞ்சுக்கிட்டா*|செய்துகொண்டா*
		$kin ~ $suicide ~ பண்ணிக்கிட்டா*|பண்ணிகிட்டா*|செஞ்சுக்கிட்டா*
		$kin ~ சாகணும்*|சாகனும்* ~ சொல்றா*|சொல்லுறா*|சொன்னா*
		படத்துல|படத்தில்|சினிமா*|செய்தி* ~ $suicide
		$kin ~ தூக்கு|தூக்குல|விஷம் ~ போட்டுக்கிட்டா*|போட்டுகிட்டா*|மாட்டிக்கிட்டா*|தொங்கிட்டா*|குடிச்சிட்டா*|குடிச்சா*
		முன்னாடி|முன்ன|அப்போ ~ சாகணும்*|சாகனும்*|சாகலாம்* ~ தோணும்|தோணுச்சு|தோணிச்சு|இருந்துச்சு
		$kin ~ $suicide ~ முயற்சி* ~ பண்ணா*|செய்தா*|செஞ்சா*
	`,
	harmless: `
		சிரிச்சு|சிரித்து|சிரிச்சே|பசி*|வெயில*|குளிர* ~ செத்து*|சாகற*|சாகிற*
		போன்|ஃபோன்|பேட்டரி|கார் ~ செத்து ~ போ*
		ஹீரோ|வில்லன்|ஹீரோயின் ~ செத்து*
		$near|என்னை ~ $hit $hits
		காபி|டீ|போன்|வைஃபை|சாப்பாடு இல்லாம* ~ செத்து*|சாக*
	`,
}
