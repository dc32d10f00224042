const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that name a post. English puts them last ("Senior Tax Accountant"), Indonesian first ("Staf Pajak Senior"). */
export const POST_WORDS = set(`
  accountant actuary administrator admin adviser advisor agent aide ambassador analyst animator apprentice architect artist assessor
  assistant associate attendant attorney auditor author baker banker barista bartender biologist bookkeeper broker builder buyer captain
  caregiver carer carpenter cashier ceo cfo chair chairman chairperson chairwoman chef chemist chief cio clerk clinician cmo coach columnist
  commissioner composer concierge conductor conservator consultant contractor controller cook coo coordinator copywriter correspondent
  counsel counsellor counselor courier curator custodian cto dean dentist deputy designer detective developer dietitian director
  dispatcher doctor driver economist editor educator electrician engineer estimator evangelist evaluator examiner executive expert
  facilitator farmer firefighter fitter florist foreman founder co-founder cofounder fundraiser gardener generalist geologist guard guide
  handler head helper host hostess housekeeper illustrator influencer inspector installer instructor intern internship interpreter
  interviewer inventor investigator janitor journalist judge keeper laborer labourer landscaper lawyer lead leader lecturer librarian
  lifeguard machinist maker manager marketer mason mathematician mechanic member mentor merchandiser merchant messenger microbiologist
  midwife minister moderator musician negotiator nurse nutritionist officer operator optometrist organiser organizer owner packer painter
  paralegal paramedic partner pharmacist photographer physician physicist physiotherapist picker pilot planner plumber president
  principal processor producer professor programmer promoter proofreader proprietor psychologist publicist purchaser realtor receptionist
  recruiter registrar rep reporter representative researcher resident reviewer roofer sailor salesman salesperson saleswoman scheduler
  scientist screenwriter scrum-master sculptor secretary seller sergeant server sonographer specialist statistician stewardess steward
  stocker storekeeper strategist student stylist superintendent supervisor surgeon surveyor sysadmin tailor teacher technician
  technologist telemarketer teller tester therapist trader trainee trainer translator treasurer tutor typist underwriter usher valuer
  vendor veterinarian vet vice-president videographer volunteer vp waiter waitress warden webmaster welder worker writer freelancer
  fellow postdoc sdr bdr master crew captain apprentice tukang
  manajer staf staff staf kepala ketua wakil asisten koordinator pengawas penyelia supervisor spesialis analis akuntan perawat bidan dokter
  apoteker guru dosen pengajar instruktur pelatih teknisi mekanik operator sopir pengemudi kurir kasir pramuniaga pramusaji pelayan juru
  koki satpam petugas pegawai karyawan karyawati buruh pekerja sekretaris bendahara resepsionis penerjemah penulis wartawan jurnalis
  reporter editor desainer perancang pengembang programer pemrogram arsitek insinyur konsultan auditor pengacara notaris peneliti
  asesor fasilitator pendamping relawan sukarelawan anggota pengurus magang direktur komisaris manager pemilik pendiri wirausaha
  wiraswasta tenaga agen kader penyuluh pemandu pembina wali mandor pelaksana laboran pustakawan arsiparis ahli trainee administrasi
  fotografer videografer ilustrator animator penyiar jurnalis penjahit pedagang petani nelayan peternak montir masinis mualim nakhoda kelasi kadet cadet bosun oiler
  pramugari pramugara musisi penyanyi penari pelukis aktuaris fisioterapis nutrisionis psikolog konselor terapis radiografer sanitarian
  penjaga pengasuh pengrajin perajin penjual kondektur drafter inspektur pemeriksa pranata widyaiswara
  agronom agronomist sutradara produser redaktur penyunting sinematografer kameramen kamerawan koreografer komposer pemred pemimpin pimpinan notulis narasumber pemateri penghulu penguji pencari pemasar
  acupuncturist anesthetist anaesthetist anthropologist arborist archaeologist audiologist barber beautician bellboy blacksmith botanist bricklayer butcher cardiologist caretaker cartographer
  chiropractor choreographer cinematographer cobbler confectioner cosmetologist deckhand dishwasher distiller ecologist epidemiologist esthetician forester gaffer glazier goldsmith groundskeeper
  hairdresser hydrologist hygienist jeweller jeweler joiner locksmith luthier manicurist meteorologist oncologist optician orthodontist patissier pathologist pediatrician phlebotomist podiatrist
  radiographer radiologist ranger seaman sociologist sommelier stagehand stevedore toxicologist upholsterer virologist watchmaker winemaker zookeeper zoologist
  pembatik pemahat pengukir penenun perias penata penyelam pemadam pengemas pengepak penyortir peracik pemasak pemanen pemangkas
  analista ingeniero ingeniera desarrollador desarrolladora programador jefe jefa ayudante docente profesor profesora gerente coordinador coordinadora tecnico becario
  becaria investigador investigadora consultora encargado practicante engenheiro engenheira desenvolvedor desenvolvedora estagiario coordenador pesquisador bolsista
  ingenieur developpeur developpeuse technicien technicienne stagiaire chercheur chercheuse doctorant doctorante enseignant enseignante responsable alternant assistante
  entwickler entwicklerin mitarbeiter mitarbeiterin leiter leiterin praktikant praktikantin werkstudent werkstudentin berater beraterin hilfskraft
  sviluppatore sviluppatrice ingegnere responsabile impiegato stagista tirocinante insegnante ricercatore medewerker ontwikkelaar
  lektor rektor dekan kaprodi camat lurah ustadz ustadzah tentor sekuriti kernet supir checker waiters sitter kuli
  customer-service cs telemarketing spg spb teller frontliner marketing sales hrd barista
`);

/** Words that go with a post and say little alone. */
export const RANK_WORDS = set(`
  senior junior sr jr lead principal chief head deputy assistant associate vice acting interim trainee intern entry mid staff full
  stack front back end frontend backend fullstack part time fulltime parttime freelance contract project product program business account human resources
  customer client quality data digital regional national area branch shift general executive technical field site office support
  madya muda utama pratama tetap kontrak harian lepas magang bagian divisi bidang unit lapangan gudang produksi keuangan pemasaran penjualan personalia
  umum kantor klinis layanan pelanggan teknik logistik pengadaan pajak
`);

/** First words of organisations. */
export const ORGANISATION_STARTS = set(`
  pt cv ud pd fa firma tb toko rs rsud rsia rsup rsu rumah klinik puskesmas apotek apotik koperasi kud yayasan bank bpr bumn bumd perum
  perusahaan perumda pdam dinas kementerian badan balai kantor kelurahan kecamatan pemerintah pemkot pemkab pemprov polri tni kejaksaan
  pengadilan universitas univ institut politeknik poltekkes akademi sekolah stikes stmik stie stikom sd smp sma smk mts ma man smkn sman smpn paud tk
  himpunan hima bem komunitas organisasi ikatan persatuan asosiasi lembaga unit ukm karang forum gerakan palang pramuka kedai warung
  pers restoran kafe cafe hotel bengkel percetakan biro studio grup group majelis panitia dewan senat osis lsm ngo the university college
  ministry ministerio ministere ministero ministerium fundacao fundacion fondation fondazione department bureau embassy office kedutaan bengkel salon butik gerai pabrik lab laboratorium paguyuban serikat klub club
`);

/** Last words of organisations. */
export const ORGANISATION_ENDS = set(`
  inc incorporated llc llp lp ltd limited plc corp corporation company co gmbh ag sa bv nv pty oy ab srl tbk persero group grup holding
  holdings partners associates ventures capital bank insurance assurance hospital clinic healthcare health medical pharmacy
  pharmaceuticals school academy university college institute foundation trust charity association society council union club church
  museum library gallery theatre theater studio studios labs lab laboratories works workshop agency agencies bureau solutions systems
  technologies technology tech software networks interactive analytics robotics energy electric power oil gas mining steel motors
  automotive airlines airways aviation aerospace logistics shipping freight transport transportation express delivery courier
  foods food beverages brewery bakery cafe coffee restaurant restaurants kitchen hotel hotels resort resorts hospitality travel tours
  retail stores store shop mart market markets supermarket outlet fashion apparel clothing textiles cosmetics beauty furniture
  construction builders engineering architects properties property realty estate developments development contractors consulting consultants
  consultancy advisory services service management marketing media press publishing news magazine broadcasting entertainment games gaming
  telecom telecommunications communications mobile wireless digital design designs creative industries industrial manufacturing
  products materials chemicals plastics packaging paper farms farm agriculture international global worldwide enterprises enterprise
  department ministry authority commission agency government army navy force police nusantara indonesia jaya abadi sejahtera sentosa makmur
  mandiri utama perkasa persada pratama lestari bersama sukses karya teknologi informatika finansial konsultan logistik retail
  finance financial payments payment accounting law legal legal security cloud data inn bistro grill diner gym fitness spa salon
  collective cooperative co-op startup ventures partnership network alliance federation league team
`);
