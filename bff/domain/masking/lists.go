package masking

import "strings"

func set(words string) map[string]bool {
	all := map[string]bool{}
	for word := range strings.FieldsSeq(words) {
		all[word] = true
	}
	return all
}

// leads are the words after which a name comes.
var leads = func() (all [][]string) {
	for _, lead := range []string{
		"my name is", "name is", "name's", "i am called", "named", "mera naam", "meraa naam", "en peyar", "en per",
		"मेरा नाम", "मेरे पति का नाम", "उसका नाम", "उनका नाम", "என் பெயர்", "அவர் பெயர்", "அவன் பெயர்", "அவள் பெயர்", "uska naam", "unka naam",
	} {
		all = append(all, strings.Fields(lead))
	}
	return all
}()

// kin are the words before a name that begins a line: "Uncle Ramesh".
var kin = set(`uncle aunty auntie chacha chachi mama mami mausi bua bhaiya didi dr doctor mr mrs ms miss professor sir coach`)

// common are words that are written with a capital, or appear in the place of a name, without being one.
var common = set(`
	i a an the is it hai hain tha thi ho aur or and me my
	monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun
	january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec
	diwali deepavali holi eid ramadan ramzan navratri navaratri garba pongal onam dussehra durga puja pooja rakhi raksha bandhan karva chauth
	karwa ganesh chaturthi christmas thanksgiving halloween easter lohri baisakhi vaisakhi janmashtami muharram
	india indian indians pakistan pakistani bangladesh bangladeshi nepal nepali srilanka sri lanka lankan america american americans
	canada canadian england english britain british uk us usa states kashmir punjab gujarat kerala tamil nadu bengal bihar
	hindi hinglish urdu telugu malayalam kannada marathi gujarati punjabi bengali bangla konkani sindhi spanish
	hindu muslim sikh jain christian buddhist catholic islam hinduism sikhism brahmin dalit desi asian south north
	god allah bhagwan ram krishna shiva waheguru jesus quran gita bible gurdwara masjid mandir namaz insha mashallah inshallah alhamdulillah
	mom mum mommy mummy mama dad daddy papa amma appa ammi abbu abba baba maa ma paati thatha nani nana dadi dada bhai bhaiya didi akka anna
	thambi thangachi chacha chachi mami mausi bua uncle aunty auntie beta beti bahu saas sasur jiji chithi periamma athai
	tara buddy arjun aangan coach
	visa opt cpt green card uscis ivy whatsapp zoom netflix instagram facebook youtube google reddit costco walmart uber target amazon teams slack
	ok okay yes no hi hello hey thanks please sorry so but because then when what why how who where this that these those there here
	not never always maybe also just really very too even still only nothing everything someone everyone
	yaar arre acha accha achha theek haan nahi bas kya kyun matlab lekin phir toh
	name naam peyar per not going called fine tired good sad here from very`)

// given are given names that are no other word in the companions' languages, so they are masked in any place and case.
var given = set(`
	aarav aarti aditi aditya ahmed aisha ajay akash akhil akshay ali amir amit amrita anita anjali anjana ankit ankita ankur anup anushka
	aparna arpita arun aruna arvind ashish ashok ashwin asif atul ayesha ayaan bhavana bhavesh bhavna bilal chandrika chitra deepak deepika
	dhruv dinesh divya faisal farhan farida fatima gaurav gautam geeta girish gopal govind gurpreet hamza harish harpreet harsh hassan hema
	hemant hina hussain imran irfan ishaan ishita jagdish jaspreet jatin javed jayesh kabir kalpana kamala karan karthik kartik
	kavitha ketan khalid krishnan kriti kunal lakshmi lalita latha lavanya leela madhavi madhu mahesh malini mandeep manish manisha manoj
	manpreet meena meenakshi meera megha mihir mohammad mohammed mohan mohit mukesh muhammad murali nadia naina namrata nandini narayan naresh
	nasreen naveen navjot neelam neeraj neha nikhil nikita nilesh nimisha nisha nithya nitin omar padma pallavi pankaj parth parvati payal
	pradeep prakash pranav prasad prashant pratik praveen preeti priti priya priyanka rahul rajan rajat rajeev rajesh rajiv rakesh ramesh
	ramya ranjit rashid rashmi ravi ravindra rekha renuka revathi ritu rohan rohit roshni ruchi rukhsana rupa saba sadia sahil saima salim
	salman sameer sandeep sandhya sangeeta sanjay sanjana sanjeev santosh sarita saurabh savita seema shabana shahid shahrukh shalini shankar
	sharmila sheela shikha shilpa shivani shreya shruti shweta siddharth simran sneha sonal sonali sridevi srinivas sudha sudhir sujata suman
	sumit sunil sunita suresh surya sushma swati tanvi tanya tariq usha vandana varun vasudha venkat venkatesh vidya vijay vijaya vikas vikram
	vimala vinay vineet vinod vipul vishal vivek yamini yasmin yogesh yusuf zainab zoya
	agarwal aggarwal bhatt chatterjee chaudhary chowdhury desai deshmukh gupta iyengar iyer joshi kapoor khanna kulkarni malhotra mehta menon
	mishra mukherjee naidu nair patel pillai rao reddy saxena shah sharma sinha srivastava subramanian trivedi varma verma
	रवि प्रिया राहुल नेहा अमित पूनम संजय सुनीता विकास रोहित अंजलि राजेश सुरेश रमेश महेश दिनेश मनोज अनिल सुनील विजय अजय पंकज नितिन मोहित श्रेया
	मीना गीता संगीता शर्मा वर्मा गुप्ता मिश्रा यादव पटेल
	ரவி பிரியா கார்த்திக் லட்சுமி மீனா முருகன் சுரேஷ் ரமேஷ் ராஜேஷ் விஜய் குமார் அருண் பிரகாஷ் சரவணன் திவ்யா கவிதா சங்கீதா வித்யா செந்தில் மணிகண்டன்`)
