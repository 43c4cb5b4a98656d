package companion

// The notice that companions are programs.

var disclosureLines = translations{
	English: lines{
		Tara:  []string{"Tara is a program, not a person. She can be wrong, and she's not a coach or a doctor. What you write here is yours alone, and you can delete it at any time."},
		Buddy: []string{"Buddy is a program, not a person, and not a real dog either. He can be wrong, and he's not a coach or a doctor. What you write here is yours alone, and you can delete it at any time."},
		Arjun: []string{"Arjun is a program, not a person. He can be wrong, and he's not a coach or a doctor. What you write here is yours alone, and you can delete it at any time."},
	},
	Hindi: lines{
		Tara:  []string{"तारा एक प्रोग्राम है, इंसान नहीं। उससे ग़लती हो सकती है, और वह न कोच है, न डॉक्टर। यहाँ लिखा हुआ सिर्फ़ आपका है, और आप उसे कभी भी मिटा सकते हैं।"},
		Buddy: []string{"बडी एक प्रोग्राम है, इंसान नहीं, और असली कुत्ता भी नहीं। उससे ग़लती हो सकती है, और वह न कोच है, न डॉक्टर। यहाँ लिखा हुआ सिर्फ़ आपका है, और आप उसे कभी भी मिटा सकते हैं।"},
		Arjun: []string{"अर्जुन एक प्रोग्राम है, इंसान नहीं। उससे ग़लती हो सकती है, और वह न कोच है, न डॉक्टर। यहाँ लिखा हुआ सिर्फ़ आपका है, और आप उसे कभी भी मिटा सकते हैं।"},
	},
	Hinglish: lines{
		Tara:  []string{"Tara ek program hai, insaan nahi. Usse galti ho sakti hai, aur woh na coach hai, na doctor. Yahan likha hua sirf aapka hai, aur aap use kabhi bhi delete kar sakte hain."},
		Buddy: []string{"Buddy ek program hai, insaan nahi, aur asli kutta bhi nahi. Usse galti ho sakti hai, aur woh na coach hai, na doctor. Yahan likha hua sirf aapka hai, aur aap use kabhi bhi delete kar sakte hain."},
		Arjun: []string{"Arjun ek program hai, insaan nahi. Usse galti ho sakti hai, aur woh na coach hai, na doctor. Yahan likha hua sirf aapka hai, aur aap use kabhi bhi delete kar sakte hain."},
	},
	Tamil: lines{
		Tara:  []string{"தாரா ஒரு கணினி நிரல், மனிதர் அல்ல. தவறாகவும் சொல்லலாம்; பயிற்சியாளரும் இல்லை, மருத்துவரும் இல்லை. இங்கே எழுதுவது உங்களுடையது மட்டுமே, எப்போது வேண்டுமானாலும் அழித்துவிடலாம்."},
		Buddy: []string{"Buddy ஒரு கணினி நிரல், மனிதர் அல்ல, உண்மையான நாயும் அல்ல. தவறாகவும் சொல்லலாம்; பயிற்சியாளரும் இல்லை, மருத்துவரும் இல்லை. இங்கே எழுதுவது உங்களுடையது மட்டுமே, எப்போது வேண்டுமானாலும் அழித்துவிடலாம்."},
		Arjun: []string{"அர்ஜுன் ஒரு கணினி நிரல், மனிதர் அல்ல. தவறாகவும் சொல்லலாம்; பயிற்சியாளரும் இல்லை, மருத்துவரும் இல்லை. இங்கே எழுதுவது உங்களுடையது மட்டுமே, எப்போது வேண்டுமானாலும் அழித்துவிடலாம்."},
	},
}
