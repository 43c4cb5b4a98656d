package safety

var english = language{
	name: "English",
	urgent: `
		suicid*|sucid*|suiside*|suicde*|sewerslide
		unalive|unaliving|kms
		kill|killing|killed|kil ~ myself
		kill|killing my own? self
		end|ending|take|taking|took|ended my own? life
		end|ending it all
		end|ending my suffering|misery|pain|existence
		self harm|harming|harmed|harms|injury|injuring
		selfharm*
		harm|harming|harmed|hurt|hurting|cut|cutting|injure|injuring|hang|hanging|drown|drowning|poison|poisoning|shoot|shooting|stab|stabbing myself
		harm|harming|hurt|hurting|cut|cutting|hang|hanging my self
		cut|cutting|slit|slitting my wrist|wrists|veins|throat|arms|arm
		overdose|overdosing on
		take|taking|took|swallow|swallowing|swallowed all|whole|entire|bottle ~ pills|tablets
		take|taking|took|swallow|swallowing a|the whole|entire ~ pills|tablets|bottle

		# To want to die, to be dead, not to be.
		want|wanna|wanted|wish|going|gonna|ready|trying|planning|plan|hoping|hope|prefer|deserve to ~ die
		wanna|gonna ~ die
		let me ~ die
		just|please|better die already|now|tonight
		want|wanna|wanted|wish|rather to? be dead
		wish i was|were|am dead|never
		wish i had|d died|never
		wish i would|could just? die|disappear
		wish i wasnt|werent|hadnt alive|born|been
		better off dead
		better ~ off? without me
		dont|not|never want|wanna|wish to? live
		dont|not|never want|wanna|wish to? live in|with ~ world|pain|body|misery|hell|shame
		dont|not|never want|wanna to? be alive|exist
		dont|not|never want|wanna to? exist
		dont|not|never want|wanna to? wake up anymore|again|ever|tomorrow
		hope|wish i dont|never|didnt wake up
		sleep ~ never|not wake
		sleep forever
		no|any reason|point|purpose|meaning to|in|of live|living|life|exist|existing|being
		no|any reason|point|use living
		nothing ~ live for
		not|isnt|aint|never worth living
		cant|cannot go on living
		give|giving|gave|given up on life|living
		tired|sick|exhausted|done|weary of|with living|existing
		tired|sick|exhausted|done|weary of|with being alive
		how|way|ways|want to die painlessly|quietly|quickly
		painless|easy|easiest|best|quickest way|ways|method|death to|of? die|dying|death
		jump|jumping off|from|under ~ bridge|building|roof|rooftop|terrace|balcony|train
		jump|jumping in front ~ train|car|truck|bus
		goodbye cruel? world
		wont|not be alive tomorrow|anymore|much
	`,
	concern: `
		kill|kills|killed|killing
		die|dies|died|dying
		harm|harms|harmed|harming
		hurt|hurts|hurting
		overdose|overdosed|overdosing
		self destruct*
		death wish
		cant|cannot|can not? go on anymore|longer|like
		cant|cannot|can not? take|bear|handle|do|stand it|this any|anymore|longer
		want|wanna to? disappear|vanish
		want|wanna to? end it|everything
		want ~ pain to stop|end
		if i disappear|disappeared|vanish|vanished
		nobody|one would|will|d ever? miss me
		feel|feeling|felt|am|im so|completely|totally|utterly? hopeless|worthless
		tired|sick|done|fed of|with|up ~ life
		dont|not|never want|wanna to? be here anymore|any
		this is goodbye
		goodbye note|letter|forever
		life has|have|holds no|lost meaning|purpose|point
		give|giving|gave|given up on everything|myself
	`,
	harmless: `
		kill|kills|killed|killing|killin it
		kill|killing|killed some|the? time
		kill|kills|killing|killed two birds
		kill|killing|killed the mood|vibe|lights|engine|process|deal|noise
		kill for a|an|some|this|that
		kill switch|bill
		dressed to kill
		looks could kill
		curiosity killed
		make|made|making a killing
		back|head|feet|foot|neck|knee|knees|shoulders|tooth|heels|shoes|heat|humidity|suspense|traffic|commute|wifi ~ is|are|was|were|s killing me
		killing me softly

		die|dies|died|dying laughing
		die|dies|died|dying of|from laughter|laughing|embarrassment|boredom|hunger|thirst|heat|cold|curiosity|excitement|cringe|cuteness|happiness|jealousy
		gonna|going|could|might|almost|nearly|wanna|want to? just? die|died laughing
		gonna|going|could|might|almost|nearly|wanna|want to? just? die|died of|from laughter|laughing|embarrassment|boredom|hunger|thirst|heat|cold|curiosity|excitement|cringe|cuteness
		dying|die for a|an|some|the|this|that|chai|coffee|biryani|dosa
		to die for
		dying to see|know|meet|hear|try|eat|tell|watch|go|get|read|visit|taste|find|ask|show
		die hard
		never say die
		do or die
		die is|was cast
		die|dies|died|dying down|out|away
		dying breed|art|language
		phone|phones|battery|laptop|car|plant|plants|wifi|internet|mic|engine|fridge|computer|tv|ac|tablet|airpods|earbuds|scooter|bike|app|server|router ~ died|dies|dying|die

		no|any|little|what harm in|done|meant|no
		no harm no foul
		mean|means|meant no harm
		harms way
		more harm than good
		wont|wouldnt|doesnt|didnt|cant|couldnt|never|not hurt|hurts|harm to
		wont|wouldnt|doesnt|didnt|cant|couldnt|never|not hurt|harm anyone|anybody
		hurt|hurts to ask|try|laugh
		head|back|knee|knees|leg|legs|foot|feet|toe|stomach|tummy|tooth|teeth|throat|eyes|neck|shoulder|shoulders|hand|hands|ankle|hip|hips|finger|fingers|ear|ears|belly|jaw|muscles|calves ~ hurt|hurts|hurting
		hurt|hurts|hurting my back|knee|ankle|foot|leg|toe|shoulder|neck|hip
		hurt your|his|her|their back|knee|ankle|foot|leg|toe|shoulder|neck|hip

		shoot|shooting|shot myself in the foot
		drown|drowning myself in work|books|chores|code
		cut|cutting|hurt|hurting myself shaving|cooking|chopping|playing|running|skiing|dancing
		cut|cutting|hurt|hurting myself while shaving|cooking|chopping|playing|running|skiing|dancing
		take|taking|took all ~ pills|tablets on|as|at
		want|wanna to? end it with
		dont|not|never want|wanna|wish to? live in|with|near|at|apart|together|under|off|here|there|close
		suicide squad
		hurt feelings
	`,
}
