package safety

// tanglish is Tamil in Latin letters.
var tanglish = language{
	name: "Tamil in Latin letters",
	urgent: `
		t(h)arkola*|t(h)arkkola*|t(h)atkola*|t(h)arkolla*|t(h)arkole*
		t(h)ar|t(h)at kola*
		sa(a)ganum*|sa(a)gonum*|sa(a)kanum*|cha(a)ganum*|sa(a)ganam*|sa(a)gavendum*|sa(a)gala(a)m*
		sa(a)ga|sa(a)gave|sa(a)gha|sa(a)va ~ poren|porean|pogiren|pore|venum|vendum|thonu*|thonr*|thona*|a(a)sai*|nenaik*|nenach*|virum*
		set(h)u|seth(t)hu|setthu|chethu|chettu ~ pogan*|pon(u)m|poida*|poira*|poren|poiduv*|poidr*|pogala*|pogava*
		set(h)udala*|set(h)uduve*|set(h)udanum*|seththuduve*|seththudala*|sethuruve*
		va(a)zha|va(a)la|va(a)zhave|va(a)lave|va(a)zhrathuk*|va(a)zhradhuk* ~ pidik*|pudik*|pidiyk*|virup*|vendam|venam|venda|mudiyal*|mudiyav*
		uyira|uyirai|uyir ~ vidan*|vidap*|vida|vitru*|vittud*|maaik*|maik*|maaykk*|eduthuk*|eduthuk*|pokki*
		uyiroda|uyirodu|uyirode|uyiroodu ~ iruka|irukka|irukave|irukkave|irukanum ~ pidik*|pudik*|virup*|vendam|venam|mudiyal*|thonal*|asai
		ennai|ennaiye|ennaye|enna|ennaya ~ konnu*|kolla|kollan*|kollu*|kolren|kolluv*
		va(a)zhkai|va(a)zhkaiya|va(a)lkai|va(a)lkaiya|va(a)zhkaiyai|life|lifea ~ mudich*|mudikk*|mudika*
		thook(k)u|thuk(k)u|thook(k)ula|thuk(k)ula maat*|mat*|pot*|poat*|thong*
		visham|vishatha|vishathai kudi*|kudu*|saap*|sap*
	`,
	concern: `
		va(a)zhkai|va(a)zhkaiye|va(a)lkai|va(a)lkaiye|life|lifeye ~ veruth*|verup*|veruk*|vendam|venam|pidik*|pudik*
		th(a)anga ~ mudiyal*|mudiyav*
		set(h)a|seth(t)ha ~ nalla*|podhum|pothum
	`,
	harmless: `
		siri*|sirich* ~ set(h)u|seth(t)hu ~ po*
		phone|battery|car|bike ~ set(h)u|seth(t)hu ~ po*
	`,
}

var tamil = language{
	name: "Tamil",
	urgent: `
		தற்கொல*
		தற் கொலை*
		சாகணும்*|சாகனும்*|சாகவேண்டு*|சாகலாம்*|சாவணும்*
		சாக|சாகவே|சாகப்|சாவ ~ வேண்டு*|வேணும்|விரும்பு*|ஆசை*|தோண*|தோன்று*|நினை*|போறே*|போகிறே*|போகணும்
		செத்து|செத்துப்|செத்தே ~ போகணும்*|போகனும்*|போகவேண்டு*|போயிட*|போய்ட*|போயிர*|போகலாம்*|போறே*|போகிறே*|போவே*|போக
		செத்துடலாம்*|செத்துடுவே*|செத்துடணும்*|செத்துவிட*
		செத்தா|செத்தால் ~ நல்ல*|போதும்|தேவல*
		வாழ|வாழவே|வாழப்|வாழ்வதற்கு|வாழறதுக்கு ~ பிடிக்க*|விருப்ப*|விரும்பவில்லை|விரும்பல*|வேண்டாம்|வேணாம்|முடியல*|முடியவில்லை
		உயிரை|உயிர|உயிரைப்|உயிரையே ~ விட*|விடு*|மாய்*|எடுத்து*|எடுக்க*|போக்*
		உயிரோடு|உயிரோட|உயிருடன் ~ இருக்க|இருக்கவே|இருக்கப் ~ பிடிக்க*|விருப்ப*|விரும்பவில்லை|விரும்பல*|வேண்டாம்|முடியல*|முடியவில்லை
		என்னை|என்னையே|என்ன ~ கொல்ல*|கொன்று*|கொன்னு*|கொல்லு*|காயப்படு*|வெட்டி*
		வாழ்க்கையை|வாழ்க்கைய|வாழ்க்கை ~ முடி*
		தூக்கு|தூக்குல|தூக்கில்|தூக்குப் ~ தொங்*|போட்டு*|மாட்டி*|போட
		விஷம்|விஷத்தை ~ குடி*|சாப்பி*
		இறக்க|இறந்து|இறந்துவிட|இறந்துபோக ~ விரும்பு*|ஆசை*|வேண்டும்|வேணும்|தோண*|தோன்று*|நினை*
		மரணம்|சாவு ~ வேண்டும்|வேணும்|வரட்டும்
	`,
	concern: `
		வாழ்க்கை|வாழ்க்கையே|வாழ்க்கைய ~ வெறுத்*|வெறுப்*|வேண்டாம்|பிடிக்க*
		தாங்க|தாங்கவே ~ முடியல*|முடியவில்லை
	`,
	harmless: `
		சிரிச்சு|சிரித்து|சிரிச்சே ~ செத்து*
		போன்|பேட்டரி|கார் ~ செத்து ~ போ*
	`,
}
