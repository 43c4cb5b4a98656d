package safety

var english = language{
	name: "English",
	groups: `
		want = want|wanna|wanted|wanting|wnat|wan|wana
		not = dont|dnt|dun|not|never|longer|didnt
		cant = cant|cannot|cnt
		to = to|too|2
		me = myself|myslef|myslf|mysef|myelf|meself|miself
		reason = reason|reasons|point|purpose|meaning|will|desire|wish|use
		pills = pills|tablets|meds|medicine|medicines|medication|antidepressants|paracetamol|tylenol|ibuprofen|crocin|insulin
		high = bridge|building|roof|rooftop|terrace|balcony|ledge|railing|cliff|window
		kin = friend|friends|bestie|roommate|brother|sister|cousin|uncle|aunt|aunty|auntie|mom|mum|mother|dad|father|papa|mummy|husband|wife|son|daughter|boyfriend|girlfriend|bf|gf|partner|ex|colleague|coworker|neighbour|neighbor|classmate|student|boy|girl|guy|man|woman|someone|somebody|person|kid|teen|teenager|actor|celebrity|he|she|they|who
		near = husband|hubby|wife|dad|father|papa|mom|mum|mother|mummy|brother|uncle|inlaws|laws|law|boyfriend|bf|girlfriend|gf|partner|ex|parents|family
		body = head|back|knee|knees|leg|legs|foot|feet|toe|toes|stomach|tummy|tooth|teeth|throat|eyes|eye|neck|shoulder|shoulders|hand|hands|ankle|ankles|hip|hips|finger|fingers|ear|ears|belly|jaw|muscles|calves|wrist|elbow|heel|heels|ribs|gums|nose|thumb
		machine = phone|phones|battery|laptop|car|plant|plants|wifi|internet|mic|engine|fridge|computer|tv|ac|tablet|airpods|earbuds|scooter|bike|app|server|router|charger|watch|printer|kindle|flowers|flower|tree|basil|tulsi
		game = carrom|chess|rummy|cards|ludo|badminton|tennis|cricket|scrabble|uno|monopoly|squash|pool|fifa|antakshari|pickleball|wordle|race|game|games
	`,
	urgent: `
		suicid*|sucid*|suiside*|suicd*|suicud*|suisid*|su1cid*|suic1d*|sewerslide
		sewer slide
		unalive|unaliving|unalived|kms|ctb
		kill|killing|killed|kil|kiling|off|offing|top|delete|deleting ~ $me
		kill|killing|killed my own? self
		end|ending|ended $me
		end|ending|take|taking|took|ended|finish|finishing my own? life
		end|ending it all
		end|ending my suffering|misery|pain|existence
		end|ending it|things|everything|this all? tonight|today|forever|now
		end|ending it|things|everything|this for good|ever
		thinking|think|thought|considering of|about? ending it|things|everything
		self harm|harming|harmed|harms|injury|injuring
		selfharm*
		harm|harming|harmed|hurt|hurting|cut|cutting|injure|injuring|hang|hanging|drown|drowning|poison|poisoning|shoot|shooting|stab|stabbing|burn|burning|hit|hitting|punch|punching|scratch|scratching|bite|biting|slap|slapping|choke|choking|strangle|strangling|bruise|bruising $me
		harm|harming|hurt|hurting|cut|cutting|hang|hanging my self
		starve|starving|drink|drinking|burn|freeze|bleed $me to death
		cut|cutting|slit|slitting|slash|slashing my wrist|wrists|veins|throat|arms|arm|thighs|thigh|legs|skin|forearm|forearms
		cutting again|tonight
		urge|urges|thinking|thoughts|think|thought|want to|of|about cut|cutting|self
		overdose|overdosing on
		i|ive|nearly|almost|have|had|once|to overdosed|overdose|oded
		lethal|fatal dose
		noose
		$not ~ feel|feeling safe with|around|from|being $me
		$not ~ feel|feeling safe with|in my own? thoughts|head|mind
		$not ~ feel|feeling safe being|when alone ~ thoughts
		how many|much ~ takes|take|need|would|will|enough to|it|i? die|overdose|kill
		take|taking|took|swallow|swallowing|swallowed|ate|popped|eat all|whole|entire|bottle|bunch|handful|fistful|many ~ $pills
		take|taking|took|swallow|swallowing|swallowed|ate|popped|eat a|the|too whole|entire|bunch|handful|fistful|bottle|many ~ $pills|bottle
		saving|saved|hoarding|hoarded|collecting|collected|stockpiling|stockpiled|stashing|stashed up? ~ pills|tablets|meds|insulin

		# To want to die, to be dead, not to be.
		$want|wish|going|gonna|ready|trying|planning|plan|hoping|hope|prefer|deserve|waiting|pray|praying|begging|need|like|decided|easier $to ~ die
		wanna|gonna|wana ~ die
		let me ~ die
		just|please|better die already|now|tonight
		hope|hoping|pray|praying|wish i|that ~ die
		die|pass|go|goes in my sleep
		if|when i die ~ tonight|today|tomorrow|please|tell|look|nobody|no|everyone|they
		$want|wish|rather|better|should $to? be dead
		should have died
		shouldve|shoulda died
		if|when|once|after i|im am|was|were? dead
		happier|better|easier|relieved|free|peaceful ~ if|when|once|after i|im just? am|was|were|wasnt|werent|didnt|d? dead|gone|died|disappeared|here|around|alive|vanished|exist|existed|exists|born
		wish i was|were|am dead|never
		wish i had|d died|never
		wish i would|could just? die|disappear
		wish i wasnt|werent|hadnt|didnt alive|born|been|exist
		wake|woke|waking up ~ wish|wishing|wished i ~ hadnt|didnt|wasnt
		disappointed|sad|sorry|upset ~ i|that woke|wake up
		never been|be born
		better off dead
		better ~ off? without me
		$not $want|wish|like $to? live
		$not $want|wish $to? live in|with ~ world|pain|body|misery|hell|shame
		$not $want|wish|like $to? be alive|exist|existing
		$not $want $to? exist
		$not $want|wish ~ be on|in this|the world|earth|planet
		$not $want $to? wake up anymore|again|ever|tomorrow
		not|never wake|waking up tomorrow|again|ever|anymore
		$want|wish|hope|and|just|to never wake|waking|woke up
		hope|wish i dont|never|didnt wake up
		sleep ~ never|not wake|get|open
		sleep forever
		no|any|zero|lost|losing|without ~ $reason to|in|of|for be|stay|keep|go|continue? on? live|living|life|exist|existing|alive|being
		no|any reason|point|use living
		whats|what|is|s the|there|any? point|use|purpose|reason of|in|to living|existing|live|exist
		nothing ~ live for
		not|isnt|aint|never|hardly worth living
		$cant go on living
		$cant|dont|hate stay|staying|remain|be|being alive
		$cant keep|continue|bear|stand living|existing|exist
		hate that|being|i|im ~ alive
		give|giving|gave|given up on life|living
		tired|sick|exhausted|done|weary|fed|over of|with|up? with? living|existing
		tired|sick|exhausted|done|weary of|with being alive
		leave|leaving|quit|quitting|exit|exiting this|the world|earth|planet|life
		death|dying is|seems|feels|would|sounds|looks|might ~ only|easier|better|answer|solution|option|relief|nice|peaceful|way
		only way|option|answer|solution|escape|thing ~ is|left ~ death|die|dying
		thinking|think|thoughts|thought|dreaming|dream|fantasise|fantasize|fantasizing of|about dying
		how|way|ways|$want to die painlessly|quietly|quickly
		painless|easy|easiest|best|quickest|quick way|ways|method|methods|death to|of? die|dying|death
		jump|jumping off|from|under|out ~ $high|train|metro|subway
		jump|jumping|step|stepping|walk|walking in front ~ train|caltrain|bart|metro|subway|car|truck|bus|lorry|traffic
		walk|walking|step|stepping into|in oncoming|the? traffic
		$high|tracks|edge ~ ~ $want|almost|nearly|about|could|thought|wanting to|of? jump|jumped|jumping
		crash|crashing|swerve|swerving|drive|driving ~ into|off ~ tree|wall|truck|cliff|bridge|divider|pole|lake|traffic
		crash|crashing my|the|this car ~ purpose
		wish|hope|$want|hoping|wishing a|the|some|that ~ car|truck|bus|train ~ hit|hits|kill|kills|run|runs me|over
		goodbye cruel? world
		wont|not be alive tomorrow|anymore|much
		this|my is|be? my? last|final message|text|note|letter|post|goodbye|words to|for? you|u|everyone|all|goodbye|bye|anyone
		$want|wrote|written|writing|write|left|leaving ~ goodbye|final|last|farewell note|notes|letter|letters to|for everyone|all|my|them
		wrote|written|writing|write ~ goodbye|suicide note|notes|letter|letters
		time|when you|u|anyone|they|someone read|reads|see|sees|get|gets|find|finds this|it ~ ~ gone|dead
		tell ~ i loved them|him|her
		do|doing something|anything ~ $me
		$not deserve|worth|fit|meant ~ live|alive|exist
		why ~ i ~ alive|born|exist|existing
		not|never get|getting up again|ever
		going|gonna|about|ready|decided|planning $to? end it
		survived|surviving|another ~ attempt|overdose
		picture|picturing|imagine|imagining|dream|dreaming|planning|think|thinking|fantasise|fantasize|about ~ my own? funeral|death
		wish ~ been ~ accident|crash|dead
		wrists|wrist|arms|arm|thighs|legs ~ ~ cuts|scars|bleeding|slit
		cuts|scars on|all over? ~ wrists|wrist|arms|arm|thighs|legs
		i|ill|id ~ die|commit|attempt|attempted by? suicid*
		$cant|$not see ~ $me ~ alive|living
		might|may as well be? dead|die
		shouldnt|should not? be alive|exist
		$want $to? be gone|nothing|erased
		going|gonna|$want|about|feel|urge|ready $to|like? jump|jumping off|from
		rope|belt|scarf|dupatta|saree|cord around|round my neck
		gun|knife|blade|razor|scissors to|in|at|on|against|near my head|mouth|throat|neck|wrist|wrists|skin|arm|chest
		nobody|noone|one|nothing ~ live for
		last day|night|week|birthday alive|on earth
		rather not ~ alive|exist|live|here
		god|he|lord|death|someone|somebody ~ take|takes|taking me ~ sleep|away|home|soon|already
		took|taken|swallowed|ate|had|popped 10|12|15|20|24|25|28|30|32|35|40|45|50|60|80|90|100|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty ~ $pills|ambien|xanax|benadryl
		cut|cuts|cutting too|so|really deep
		drove|drive|driving|steer|steered|swerve|swerved my|the|this|straight? car? off the|a ~ road|bridge|cliff|highway|edge
		stop|stopping|quit existing|breathing|being
		relapse|relapsed|relapsing ~ ~ cutting|self|cut
		stand|standing|sit|sitting|lie|lying|walk|walking ~ ~ tracks|ledge
		saying|say|said bye|goodbye|goodbyes|byes to everyone|everybody|all i|tonight|forever
		tried|attempted|trying|try|thought|thinking of|about? hanging|drowning|overdosing|poisoning
		wish|hope|want someone|somebody|they|he|god would|will|to|could? just? kill|shoot|end me
		$not $want ~ ~ find me|my

		# Longer than what softens them: not really denied, not really over.
		never|wont|wouldnt|not ~ kill|harm|hurt|killing|hurting|harming|cut|cutting $me but|though|yet|today|tonight|now|until|unless|except
		not suicidal|suicide but|yet|though|today
	`,
	concern: `
		kill|kills|killed|killing
		die|dies|died|dying
		harm|harms|harmed|harming
		hurt|hurts|hurting
		overdose|overdosed|overdosing
		self destruct*
		death wish
		$cant|can not? go on anymore|longer|like
		$cant|can not? take|bear|handle|do|stand|tolerate it|this any|anymore|longer
		$cant live|survive like|anymore|any|without
		$want $to? ~ ~ disappear|vanish
		$want $to? end it|everything
		$want ~ pain|it|everything|all to ~ stop|end|over
		if i disappear|disappeared|vanish|vanished
		run|running|go|going away ~ vanish|disappear|never
		nobody|noone|one|no|wont|who ~ miss|notice me|if|im
		feel|feeling|felt|am|im so|completely|totally|utterly|very|all|like|just? hopeless|worthless|empty|trapped
		and|so|completely hopeless|worthless
		tired|sick|done|fed of|with|up ~ life
		dead inside
		$not $want $to? be here anymore|any
		this is goodbye
		goodbye note|letter|forever
		life has|have|holds no|lost meaning|purpose|point
		life is|feels|seems|s meaningless|pointless|hell|unbearable|over
		give|giving|gave|given up on everything|$me
		hate|hating|loathe|despise|disgusted with|by? $me|living
		hate my|this life|existence
		am|im|be|being|feel|feeling|become|became|just like|such? a burden
		a burden on|to|for everyone|my|them|him|her|all|others|family
		no way out of|for? me|this|here|it|anymore
		see|is no way out
		nothing|none matters|matter anymore|any|to
		lost|losing|given ~ hope
		$not|$cant see|have a|any|my future
		starving|starve $me
		burned|burnt|scratched|punched|hit $me
		end|ended|take|took|taking|ending his|her|their own? life|lives
		hanged|hung|shot|poisoned|drowned|stabbed|burned himself|herself|themselves|themself
		feel|feels|feeling|felt like im|i|am? am? drowning|sinking|suffocating|breaking|falling
		should have|of? been me
		shouldve been me
		make it through ~ night
		$cant live without him|her|them
		and|then hit|slapped|kicked|punched|beat|pushed|choked|raped me
		jumped off|from|under|out ~ $high|floor|train
		cut|cuts|cutting|hurts|harms|burns|hits herself|himself|themselves|themself
		throw|throws|threw|throwing|kick|kicked|kicking me|us out
		no|any point|meaning|purpose|reason|use to|in|of my life

		# What others do to the writer, or to somebody at home.
		$near|he|she|they ~ hits|beats|slaps|slapped|punches|punched|kicks|kicked|chokes|choked|strangles|strangled|rapes|raped|molests|molested|abuses|abused|shoves|shoved|blackmails|hit|beat|hitting|beating|slapping|thrashes|thrashed|attacked|attacks me|us|my|mom|mum|mummy|mother|her|sister|kids|children
		$near|he|she|they ~ pushed|pushes|dragged|drags|threw|throws|pinned|shook me|us|her down|against|off|across|by|on
		being|been|gets|getting|got|was beaten|slapped|hit|raped|molested|abused|strangled|choked ~ by|up|at|home
		beats|hits|slaps me
		threatens|threatened|threatening|threatning|threaten me|us|my|to|with
		forced|forces|forcing|forcing himself|herself on|upon
		forced|forces|forcing me ~ ~ marry|marriage|sex|sleep|bed|abort|abortion
		lock|locks|locked|locking me|us in|inside|up
		$near|he|they|she ~ took|take|hid|hides|keeps|kept ~ my passport|documents|papers|greencard
		scared|afraid|terrified|frightened|fear of my|the? $near
		scared|afraid|terrified|frightened of|about? him|home
		not|dont ~ safe at|in|around|with ~ home|house|him|husband|marriage
		unsafe at|with|around ~ home|him|husband
		abuse|abused|abusive|abuser|abusing
		molest*|raped|rape|rapist
		domestic|dowry violence|harassment
	`,
	soft: `
		# Denied, or over.
		$not|isnt|arent|wasnt|havent|hasnt|hadnt|no longer|been|feel|feeling|felt|being|even|really|at? all|now? suicid*
		no|without|stopped more|any|having|being|feeling? suicid*
		$not|no ~ have|having|get|getting|had|more any|more|these? suicid* thoughts|ideation|thought
		$not|isnt ~ thinking|planning|considering of|about|to? suicid*
		would|will|could|id|ill never|not ever? kill|harm|hurt|cut $me
		wont|wouldnt|never ever|even|want|do|actually|really? kill|harm|hurt|cut $me
		$not|never going|gonna|$want|planning|plan|trying|thinking|intend|about to|of|about? kill|killing|harm|harming|hurt|hurting|cut|cutting|ending|end $me
		$not|never going|gonna|$want|planning|plan|trying|thinking|intend to|of|about? end|ending|take|taking my life
		$not $want|going|gonna|planning|ready|wish|trying $to? ~ die
		used to|2 self|be|feel|have|think|cut|hurt|harm|burn about|of? harm|suicidal|suicide|$me
		clean|free|recovered|recovery|stopped from|of|off? self harm|harming|injury
		stopped|quit cutting|hurting|harming|burning $me
		days|weeks|months|years|year|month ~ ~ self harm

		# Somebody else, the news, a film.
		$kin is|was|are|were|feels|felt|got|became|seems|been|being|s so|very|really|also|always|feeling|always? suicid*
		$kin has|had|have|just? been|attempted|tried|committed|commited|contemplated|considered|did|died|attempting|talks|talked|talking|spoke|texted|says|said|mentioned|mentions|keeps|kept talking|saying|to|by|of|about|a? commit? suicid*
		die|died|dies|death|deaths|lost|passed ~ by|of|to|from suicid*
		film|movie|documentary|news|article|book|episode|series|podcast|song|story|novel|show|scene|chapter|seminar|talk|webinar ~ on|about|of|with ~ suicid*
		student|students|farmer|farmers|teen|celebrity|actor|youth|kota|bollywood suicid*
		suicid* prevention|awareness|rate|rates|bomb*|statistics|case|cases|hotline|helpline|lifeline|among|is a|not
		$kin ~ overdosed
		$kin self harm|harms|harmed|harming
		$kin is|was|has|been|started|keeps|still|been? self harm|harms|harmed|harming
	`,
	harmless: `
		kill|kills|killed|killing|killin it
		kill|kills|killed|killing that|this|the|your|my|her|his presentation|interview|exam|performance|speech|dance|game|set|song|match|audition|pitch|look
		kill|killing|killed some|the? time
		kill|kills|killing|killed two birds
		kill|killing|killed the mood|vibe|lights|light|engine|process|deal|noise
		kill|kills|killing|killed ~ germs|bacteria|mosquito|mosquitos|mosquitoes|cockroach*|ants|weeds|bugs|spider|spiders|rats|pests
		kill for a|an|some|this|that
		would|could|id|i kill to see|have|be|get|eat|try|live|watch|meet|go|visit|know
		kill switch|bill
		dressed to kill
		looks could kill
		curiosity killed
		make|made|making a killing
		$body|shoes|heat|humidity|suspense|traffic|commute|wifi ~ is|are|was|were|s killing me
		joke|meme|reel|video|scene|outfit|punchline|dialogue|song|dance|caption|line ~ killed|kills|killing me|us
		killing me softly

		die|dies|died|dying laughing
		die|dies|died|dying of|from laughter|laughing|embarrassment|boredom|hunger|thirst|heat|cold|curiosity|excitement|cringe|cuteness|happiness|jealousy
		gonna|going|could|might|almost|nearly|$want $to? just? die|died laughing
		gonna|going|could|might|almost|nearly|$want $to? just? die|died of|from laughter|laughing|embarrassment|boredom|hunger|thirst|heat|cold|curiosity|excitement|cringe|cuteness
		lol|lmao|lmfao|rofl|haha* i|im|am|we|he|she? am|was|were|m|literally? dying|died
		im|i|we|literally|am|was literally? dying|died lol|lmao|lmfao|rofl|haha*
		dying|die for a|an|some|the|this|that|chai|coffee|biryani|dosa|mango
		to die for
		dying to see|know|meet|hear|try|eat|tell|watch|go|get|read|visit|taste|find|ask|show
		die hard|cast
		never say die
		do or die
		rich or die trying
		die is|was cast
		die|dies|died|dying down|out|away
		dying breed|art|language
		$machine ~ died|dies|dying|die
		$machine ~ about|going to die
		$machine on|in|at my|the|our ~ died|dies|dying

		no|any|little|what harm in|done|meant|no
		no harm no foul
		do no harm
		harm reduction
		mean|means|meant no harm
		harms way
		more harm than good
		wont|wouldnt|doesnt|didnt|$cant|couldnt|never|not hurt|hurts|harm to
		wont|wouldnt|doesnt|didnt|$cant|couldnt|never|not hurt|harm anyone|anybody
		wont|wouldnt|doesnt|didnt|$cant|couldnt|never|not hurt|harm a fly
		hurt|hurts to ask|try|laugh
		$body ~ hurt|hurts|hurting
		hurt|hurts|hurting my|a back|knee|ankle|foot|leg|toe|shoulder|neck|hip|finger|thumb
		hurt your|his|her|their back|knee|ankle|foot|leg|toe|shoulder|neck|hip|finger|wrist|elbow
		hurt feelings

		overdose|overdosed|overdosing on coffee|caffeine|sugar|sweets|chai|tea|mango|mangoes|netflix|ladoo|laddoos|ladoos|mithai|chocolate|biryani|memes|carbs
		i|ive|nearly|almost|have|had|once|to overdosed|overdose on coffee|caffeine|sugar|sweets|chai|tea|mango|mangoes|netflix|ladoo|laddoos|ladoos|mithai|chocolate|biryani|memes|carbs
		1*|2*|3*|4*|5*|6*|7*|8*|9*|few|many|couple|hundred|thousand|ten|five|half ~ kms
		kms away|far|run|from|per
		shoot|shooting|shot myself in the foot
		drown|drowning myself in work|books|chores|code
		cut|cutting|hurt|hurting|burn|burning|burned|burnt|scratched|hit myself shaving|cooking|chopping|playing|running|skiing|dancing|ironing|frying|baking|hiking|gardening
		cut|cutting|hurt|hurting|burn|burning|burned|burnt|scratched|hit myself while shaving|cooking|chopping|playing|running|skiing|dancing|ironing|frying|baking|hiking|gardening
		burned|burnt|scratched|hit myself on the|a|my ~ pan|oven|stove|tawa|kettle|cooker|iron|door|table
		cut|scratched my leg|arm|thigh on|with the|a
		urge|urges|thinking|thoughts|think|thought|want to|of|about cut|cutting down|back|off|out|carbs|sugar|costs|ties|class|dairy|meat|rice|salt|hair|short|expenses|vegetables|onions
		urge|urges|thinking|thoughts|think|thought|want to|of|about cut|cutting my|the|a|it|some|her|his hair|nails|bangs|cake|grass|tree|budget|cord|call|sugar|carbs
		take|taking|took all ~ pills|tablets|meds|medicines on|as
		take|taking|took all ~ pills|tablets|meds|medicines at night|home|bedtime|breakfast
		take|taking|took the|a whole|entire bottle of coke|water|juice|wine|milk|pepsi|ketchup|oil|beer|sauce|sprite
		$want $to? end it|things with
		thinking|think|thought|considering of|about? ending it|things|everything with
		$not $want|wish $to? live in|with|near|at|apart|together|under|off|here|there|close|alone|far
		point|use|purpose|reason of|in|to living|live in|near|here|there|far|apart
		whats|what|is|s the|there|any? point|use|purpose|reason of|in|to living|live in|near|here|there|far|apart
		tired|sick|exhausted|done|weary|fed of|with|up? with? living out|from|off|apart
		tired|sick|exhausted|done|weary|fed of|with|up? with? living in ~ city|suburbs|apartment|flat|house|hotel|basement|room|dorm|texas|california|jersey
		tired|sick|exhausted|done|weary|fed of|with|up? with? living with ~ laws|inlaws|roommate|roommates|parents|boxes
		$near|he|she|they ~ beat|beats|beating|thrashed|hit|hits|kicked me|us|my|mom|her|sister|mother at|in|with the|a|our|every|online? $game
		beat|beats|hits me at|in $game
		$near|he|she|they ~ hit me|us|her up
		suicide squad
		film|movie|show|album|trailer|series|comedy|bassline|beat|bass ~ kills
		going|gonna|about|ready|decided|planning $to? end it|things with
		nearly|almost|just|literally|i died when|laughing
		kill|kills|killed|killing myself laughing
		die|died happy
	`,
}
