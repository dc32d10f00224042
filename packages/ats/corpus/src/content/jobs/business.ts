import { certificates, lines, list, skillStock, type Family } from './family.ts';

export const business: Family[] = [
  {
    id: 'marketing',
    fieldId: 'pemasaran digital',
    fieldEn: 'marketing',
    titlesId: list(
      'Staf Pemasaran, Digital Marketing Specialist, Content Creator, Social Media Officer, Manajer Merek, SEO Specialist',
    ),
    titlesEn: list(
      'Marketing Executive, Brand Manager, Content Strategist, Growth Marketer, Campaign Manager, Communications Officer',
    ),
    internId: 'Magang Media Sosial',
    internEn: 'Marketing Assistant (Internship)',
    majorsId: list('Ilmu Komunikasi, Manajemen Pemasaran, Administrasi Bisnis'),
    majorsEn: list('Marketing, Communications, Business Management'),
    bulletsId:
      lines(`Mengelola akun Instagram dan TikTok hingga pengikut tumbuh dari {2-9} ribu menjadi {20-95} ribu
      Menjalankan iklan berbayar dengan anggaran {rp} per bulan
      Menulis {8-40} artikel SEO per bulan dan menaikkan kunjungan organik {%}
      Menyelenggarakan {3-14} acara peluncuran produk di {3-9} kota
      Bekerja sama dengan {5-60} kreator untuk kampanye {Ramadan|akhir tahun|kembali ke sekolah}
      Menyusun laporan bulanan dan rekomendasi kampanye berikutnya`),
    bulletsEn: lines(`Planned {4-16} integrated campaigns a year worth {usd}
      Took the newsletter from {2-8}k to {15-60}k readers in {8-20} months
      Negotiated sponsorships with {6-25} regional partners
      Wrote the tone-of-voice guide and trained {10-40} writers on it
      Improved paid search return on ad spend by {%}
      Organised {3-12} trade-fair stands from brief to follow-up`),
    skills:
      skillStock(`Pemasaran | Marketing: SEO, Google Ads, Meta Ads, Copywriting, Email Marketing, Google Analytics 4, Riset Pasar; SEO, Google Ads, Meta Ads, Copywriting, Email Marketing, Google Analytics 4, Market Research
      Alat | Tools: Canva, HubSpot, Mailchimp, CapCut, Semrush, WordPress, Hootsuite`),
    certificates: certificates(`Google Ads Search Certification | Google
      Content Marketing Certification | HubSpot Academy
      Meta Certified Digital Marketing Associate | Meta
      Sertifikasi Pemasaran Digital | BNSP`),
  },
  {
    id: 'finance',
    fieldId: 'akuntansi dan keuangan',
    fieldEn: 'finance and accounting',
    titlesId: list(
      'Staf Keuangan, Accounting Officer, Auditor Junior, Staf Pajak, Kasir Kepala, Supervisor Akuntansi, Manajer Keuangan, Teller',
    ),
    titlesEn: list(
      'Accounts Assistant, Management Accountant, Audit Associate, Financial Analyst, Finance Manager, Payroll Officer, Treasury Analyst',
    ),
    internId: 'Magang Akuntansi',
    internEn: 'Audit Intern',
    majorsId: list('Akuntansi, Perpajakan, Manajemen Keuangan, Ekonomi Pembangunan, Perbankan Syariah'),
    majorsEn: list('Accounting, Finance, Economics, Accounting and Finance'),
    bulletsId: lines(`Mencatat {150-900} transaksi per minggu ke dalam {Accurate|SAP|Odoo|Zahir}
      Menyiapkan laporan laba rugi dan arus kas untuk {3-15} unit usaha
      Menghitung dan melaporkan PPN serta PPh Pasal 23 setiap bulan tanpa denda
      Menurunkan piutang lewat tempo sebesar {rp} dalam {4-11} bulan
      Mendampingi auditor eksternal saat audit tahunan {2019-2025}
      Melakukan stok opname di {2-12} gudang setiap triwulan
      Merapikan arsip faktur selama {2-7} tahun ke dalam sistem digital`),
    bulletsEn: lines(`Closed the books for {3-12} entities within {4-7} working days
      Reconciled {200-900} bank lines a month and cleared {usd} of aged items
      Built a rolling forecast that came within {2-6}% of actuals
      Prepared VAT returns and year-end packs for {5-30} clients
      Found {usd} in duplicate supplier payments during a ledger review
      Partnered with {4-11} budget holders on quarterly reforecasts
      Led the move from {Sage|QuickBooks|Excel} to {NetSuite|Xero|Dynamics 365}`),
    skills:
      skillStock(`Akuntansi | Accounting: Rekonsiliasi Bank, Pelaporan Pajak, Anggaran, Arus Kas, Audit Internal, PSAK; Bank Reconciliation, Tax Returns, Budgeting, Cash Flow, Internal Audit, IFRS
      Aplikasi | Systems: Accurate, SAP S/4HANA, Odoo, Microsoft Excel, Coretax; Xero, SAP S/4HANA, NetSuite, Microsoft Excel, Power Query`),
    certificates: certificates(`Brevet Pajak A dan B | Ikatan Akuntan Indonesia
      Certified Management Accountant | IMA
      Teknisi Akuntansi Muda | BNSP
      ACCA Part Qualified | ACCA
      Financial Modeling and Valuation Analyst | CFI`),
  },
  {
    id: 'people',
    fieldId: 'sumber daya manusia',
    fieldEn: 'human resources',
    titlesId: list(
      'Staf HRD, Rekruter, HR Generalist, Supervisor Personalia, Talent Acquisition, Manajer SDM',
    ),
    titlesEn: list(
      'HR Coordinator, Talent Partner, HR Business Partner, Recruiter, People Operations Manager, Learning Specialist',
    ),
    internId: 'Magang Rekrutmen',
    internEn: 'HR Intern',
    majorsId: list('Psikologi, Manajemen SDM, Hukum Ketenagakerjaan'),
    majorsEn: list('Psychology, Human Resource Management, Sociology'),
    bulletsId: lines(`Merekrut {20-140} karyawan untuk posisi {lapangan|kantor|produksi} dalam setahun
      Mengurus penggajian dan BPJS bagi {80-900} karyawan
      Menyusun kalender pelatihan dan menilai hasilnya tiap semester
      Menurunkan tingkat keluar-masuk karyawan sebesar {%}
      Menangani {6-30} kasus hubungan industrial secara musyawarah
      Menyusun ulang uraian jabatan untuk {15-70} posisi`),
    bulletsEn: lines(`Filled {25-120} vacancies a year with an average of {24-46} days to hire
      Ran onboarding for {3-15} intakes and rewrote the welcome pack
      Advised {4-20} managers on absence, grievance and probation
      Rolled out an engagement survey with {71-94}% response
      Cut agency spend by {usd} through direct sourcing
      Set up a mentoring scheme with {12-60} pairs`),
    skills:
      skillStock(`SDM | HR: Rekrutmen, Wawancara, Penggajian, Evaluasi Kinerja, Hubungan Industrial, BPJS; Recruitment, Interviewing, Payroll, Performance Reviews, Employee Relations, Onboarding
      Sistem | Systems: Talenta, SAP SuccessFactors, Workday, BambooHR, Greenhouse`),
    certificates: certificates(`Certified Human Resource Professional | Universitas Atma Jaya
      SHRM Certified Professional | SHRM
      Staf SDM Bersertifikat | BNSP
      CIPD Level 5 Associate Diploma | CIPD`),
  },
  {
    id: 'sales',
    fieldId: 'penjualan',
    fieldEn: 'sales',
    titlesId: list(
      'Sales Executive, Tenaga Penjual Lapangan, Supervisor Penjualan, Account Manager, Kepala Cabang, Sales Counter',
    ),
    titlesEn: list(
      'Sales Associate, Account Executive, Territory Manager, Key Account Manager, Business Development Manager, Store Manager',
    ),
    internId: 'Magang Penjualan',
    internEn: 'Sales Trainee',
    majorsId: list('Manajemen, Administrasi Niaga, Manajemen Bisnis'),
    majorsEn: list('Business Administration, Commerce, International Business'),
    bulletsId: lines(`Melampaui target penjualan {104-148}% selama {3-9} triwulan berturut-turut
      Membuka {12-80} toko mitra baru di wilayah {Priangan|Pantura|Tapal Kuda|Solo Raya}
      Mengelola {25-160} pelanggan korporat dengan nilai {rp}
      Melatih {4-18} tenaga penjual tentang teknik negosiasi
      Menagih piutang dan menjaga tunggakan di bawah {2-5}%
      Menyusun rute kunjungan harian ke {8-22} toko`),
    bulletsEn: lines(`Beat the annual quota by {%} and won {usd} in new business
      Looked after {18-90} accounts across {3-8} counties
      Opened {2-7} wholesale channels and trained their staff
      Reduced customer churn to {3-9}% with quarterly reviews
      Managed a shop floor of {6-24} people and its weekly rota
      Built a pipeline of {40-200} qualified leads in the first year`),
    skills:
      skillStock(`Penjualan | Sales: Negosiasi, Prospek Pelanggan, Presentasi Produk, Layanan Purnajual; Negotiation, Prospecting, Product Demos, Account Planning, Forecasting
      Alat | Tools: Salesforce, Microsoft Excel, Pipedrive, Google Workspace, Moka POS`),
    certificates: certificates(`Certified Professional Sales Person | Asosiasi Penjual Indonesia
      HubSpot Inbound Sales | HubSpot Academy
      Salesforce Certified Associate | Salesforce
      Retail Management Diploma | National Retail College`),
  },
  {
    id: 'admin',
    fieldId: 'administrasi perkantoran',
    fieldEn: 'office administration',
    titlesId: list(
      'Staf Administrasi, Resepsionis, Sekretaris, Admin Gudang, Admin Proyek, Asisten Pribadi, Operator Input Data',
    ),
    titlesEn: list(
      'Office Administrator, Receptionist, Executive Assistant, Project Administrator, Clerk, Office Manager',
    ),
    internId: 'Praktik Kerja Lapangan Administrasi',
    internEn: 'Administrative Intern',
    majorsId: list('Administrasi Perkantoran, Administrasi Publik, Sekretari'),
    majorsEn: list('Public Administration, Business Studies, English'),
    bulletsId: lines(`Mengarsipkan {200-900} surat masuk dan keluar setiap bulan
      Mengatur jadwal rapat dan perjalanan dinas {2-6} direktur
      Memasukkan {100-450} data pelanggan per hari dengan tingkat kesalahan di bawah 1%
      Membuat notulen dan menindaklanjuti hasil rapat mingguan
      Melayani {30-120} tamu per hari di meja depan
      Mengurus pembelian alat tulis dan menekan biaya {%}`),
    bulletsEn: lines(`Kept the diaries of {2-6} directors across {2-5} time zones
      Handled {40-160} calls and visitors a day
      Digitised {4-30} years of paper records
      Took minutes for the board and tracked {10-60} actions
      Renegotiated stationery and courier contracts, saving {usd}
      Arranged travel for {12-70} staff within policy`),
    skills:
      skillStock(`Perkantoran | Office: Microsoft Word, Microsoft Excel, Google Workspace, Korespondensi, Pengarsipan, Notulensi; Microsoft Word, Microsoft Excel, Google Workspace, Correspondence, Filing, Minute Taking
      Pribadi | Personal: Teliti, Manajemen Waktu, Komunikasi, Mengetik Cepat; Attention to Detail, Time Management, Communication, Touch Typing`),
    certificates: certificates(`Sertifikasi Administrasi Perkantoran | BNSP
      Microsoft Office Specialist: Word Associate | Microsoft
      Pitman Training Executive PA Diploma | Pitman Training`),
  },
  {
    id: 'service',
    fieldId: 'layanan pelanggan',
    fieldEn: 'customer service',
    titlesId: list(
      'Customer Service, Petugas Call Center, Team Leader Layanan, Customer Relations Officer, Frontliner',
    ),
    titlesEn: list(
      'Customer Support Agent, Call Centre Adviser, Customer Success Manager, Support Team Lead, Help Desk Analyst',
    ),
    internId: 'Magang Layanan Pelanggan',
    internEn: 'Support Intern',
    majorsId: list('Ilmu Komunikasi, Hubungan Masyarakat, Sastra Inggris'),
    majorsEn: list('Communication Studies, Hospitality Management, Linguistics'),
    bulletsId:
      lines(`Menjawab {60-140} panggilan dan obrolan per hari dengan nilai kepuasan {4|4,5|4,7|4,8} dari 5
      Menyelesaikan keluhan pelanggan dalam {1-3} hari kerja
      Menyusun panduan jawaban untuk {20-90} pertanyaan yang sering muncul
      Membimbing {5-16} petugas baru selama masa percobaan
      Menurunkan waktu tunggu dari {6-12} menjadi {2-4} menit
      Melaporkan masalah berulang kepada tim teknis setiap pekan`),
    bulletsEn: lines(`Answered {50-110} tickets a day at {91-98}% satisfaction
      Wrote {30-140} help-centre articles that cut contacts by {%}
      Coached {4-14} advisers on tone and first-contact resolution
      Handled escalated complaints and refunds of up to {usd}
      Ran the weekend rota for {8-30} agents
      Turned feedback into {6-25} fixes with engineering`),
    skills:
      skillStock(`Layanan | Service: Komunikasi Lisan, Penanganan Keluhan, Empati, Pemecahan Masalah; Active Listening, Complaint Handling, Empathy, Troubleshooting
      Aplikasi | Software: Zendesk, Freshdesk, Microsoft Excel, Genesys, Intercom`),
    certificates: certificates(`Sertifikasi Customer Service Representative | BNSP
      ITIL 4 Foundation | PeopleCert
      Customer Success Manager Level 1 | SuccessHACKER`),
  },
  {
    id: 'operations',
    fieldId: 'logistik dan rantai pasok',
    fieldEn: 'logistics and supply chain',
    titlesId: list(
      'Staf Gudang, Supervisor Logistik, Purchasing Officer, Planner Produksi, Manajer Operasional, Kurir, Staf Ekspor Impor',
    ),
    titlesEn: list(
      'Warehouse Operative, Logistics Coordinator, Buyer, Demand Planner, Operations Manager, Supply Chain Analyst',
    ),
    internId: 'Magang Logistik',
    internEn: 'Supply Chain Intern',
    majorsId: list('Teknik Industri, Manajemen Logistik, Manajemen Transportasi'),
    majorsEn: list('Supply Chain Management, Industrial Engineering, Logistics'),
    bulletsId: lines(`Mengatur pengiriman {80-600} paket per hari ke {5-24} kabupaten
      Menyusun jadwal {12-60} pengemudi dan armada
      Menurunkan selisih stok dari {4-9}% menjadi {1-2}%
      Menegosiasikan kontrak dengan {6-25} pemasok dan menghemat {rp}
      Mengurus dokumen ekspor impor (PEB, PIB, COO) untuk {10-70} kontainer per bulan
      Menata ulang tata letak gudang seluas {800-4000} meter persegi`),
    bulletsEn: lines(`Scheduled {40-300} deliveries a day from {2-6} depots
      Brought stock accuracy to {97-99}% with cycle counts
      Saved {usd} by consolidating {6-20} carriers
      Planned production for {3-9} lines against weekly demand
      Supervised {10-45} operatives on a rotating shift
      Introduced barcode scanning and reduced mis-picks by {%}`),
    skills:
      skillStock(`Rantai Pasok | Supply Chain: Perencanaan Produksi, Pengendalian Stok, Pengadaan, Kepabeanan, FIFO; Production Planning, Inventory Control, Procurement, Customs, Lean Six Sigma
      Sistem | Systems: SAP MM, Microsoft Excel, Oracle WMS, Odoo Inventory`),
    certificates: certificates(`Ahli Kepabeanan | Kementerian Keuangan
      Certified Supply Chain Professional | ASCM
      Lean Six Sigma Green Belt | IASSC
      Lisensi Operator Forklift | Kemnaker RI`),
  },
  {
    id: 'law',
    fieldId: 'hukum bisnis',
    fieldEn: 'legal practice',
    titlesId: list('Legal Officer, Paralegal, Staf Legal, Advokat Junior, Konsultan Hukum, Legal Manager'),
    titlesEn: list(
      'Paralegal, Trainee Solicitor, Associate, Legal Counsel, Compliance Officer, Contracts Manager',
    ),
    internId: 'Magang Bantuan Hukum',
    internEn: 'Legal Intern',
    majorsId: list('Ilmu Hukum, Hukum Bisnis, Hukum Ekonomi Syariah'),
    majorsEn: list('Law, Business Law, Criminology'),
    bulletsId: lines(`Menyusun dan menelaah {40-260} kontrak kerja sama setiap tahun
      Mengurus perizinan usaha melalui OSS untuk {5-30} perusahaan
      Mendampingi klien dalam {6-28} perkara perdata
      Melakukan uji tuntas hukum atas {3-14} rencana akuisisi
      Memberi penyuluhan hukum kepada {60-400} warga
      Memperbarui kebijakan perlindungan data pribadi`),
    bulletsEn: lines(`Drafted and negotiated {50-300} supply and licence agreements
      Carried out due diligence on {3-12} acquisitions worth {usd}
      Instructed counsel in {4-15} contested matters
      Trained {30-220} colleagues on anti-bribery rules
      Kept the register of {200-900} active contracts up to date
      Advised on data protection for {2-8} product launches`),
    skills:
      skillStock(`Hukum | Legal: Penyusunan Kontrak, Riset Hukum, Uji Tuntas, Litigasi, Perizinan; Contract Drafting, Legal Research, Due Diligence, Litigation, Regulatory Compliance
      Umum | General: Negosiasi, Microsoft Word, Analisis; Negotiation, Microsoft Word, Critical Thinking`),
    certificates: certificates(`Pendidikan Khusus Profesi Advokat | PERADI
      Certified Information Privacy Professional | IAPP
      Certified Legal Auditor | ASAHI
      Legal Practice Course | BPP Law School`),
  },
];
