import { certificates, lines, list, skillStock, type Family } from './family.ts';

export const technology: Family[] = [
  {
    id: 'software',
    fieldId: 'pengembangan perangkat lunak',
    fieldEn: 'software development',
    titlesId: list(
      'Programmer, Pengembang Web, Software Engineer, Mobile Developer, Full Stack Developer, Lead Engineer, Quality Assurance Engineer, DevOps Engineer',
    ),
    titlesEn: list(
      'Software Developer, Web Developer, Software Engineer II, Platform Engineer, Full Stack Engineer, Engineering Lead, Test Engineer, Site Reliability Engineer',
    ),
    internId: 'Magang Pengembang Web',
    internEn: 'Software Engineering Intern',
    majorsId: list('Teknik Informatika, Sistem Informasi, Ilmu Komputer, Rekayasa Perangkat Lunak'),
    majorsEn: list('Computer Science, Software Engineering, Information Systems'),
    bulletsId:
      lines(`Membangun {aplikasi kasir|portal pelanggan|modul pembayaran|sistem antrean} dengan {React dan Node.js|Laravel|Spring Boot|Vue dan Go} yang dipakai {12-90} cabang
      Memperbaiki {30-240} bug dan menaikkan cakupan pengujian otomatis menjadi {62-95}%
      Merancang skema basis data untuk {2-9} layanan baru bersama tim {produk|infrastruktur}
      Memangkas waktu muat halaman dari {4-9} detik menjadi {1-2} detik
      Menulis dokumentasi API dan panduan pemasangan untuk mitra
      Mengotomatiskan proses rilis mingguan sehingga gangguan turun {%}
      Menjadi penanggung jawab jaga malam (on-call) untuk {3-8} layanan inti
      Melatih {2-7} karyawan baru tentang standar kode dan tinjauan kode`),
    bulletsEn:
      lines(`Shipped a {booking|checkout|notification|reporting} service in {Go|Kotlin|Python|TypeScript} that serves {20-900}k requests a day
      Moved {3-14} legacy modules to {Kubernetes|AWS Lambda|Terraform-managed hosts} without downtime
      Cut build times by {%} by caching dependencies and splitting the test suite
      Owned the on-call rota for {3-9} services and wrote the incident playbook
      Paired with designers to rebuild the {onboarding|search|settings} flow, raising completion by {%}
      Introduced contract tests between {4-12} teams
      Reviewed around {10-30} pull requests a week and mentored {2-5} juniors
      Tuned PostgreSQL queries so that the slowest report runs in {2-9} seconds`),
    skills: skillStock(`Bahasa Program | Languages: JavaScript, TypeScript, Kotlin, PHP, Go, C#, Rust, Ruby
      Kerangka Kerja | Frameworks: React, Laravel, Spring Boot, Vue.js, Next.js, Flutter, Express.js, ASP.NET Core
      Alat | Tooling: Git, Docker, Jenkins, GitHub Actions, Terraform, Grafana, Postman, CI/CD
      Basis Data | Databases: PostgreSQL, MySQL, MongoDB, Redis, SQL Server, Elasticsearch`),
    certificates: certificates(`AWS Certified Developer Associate | Amazon Web Services
      Oracle Certified Professional: Java SE 17 Developer | Oracle
      HashiCorp Certified: Terraform Associate | HashiCorp
      Belajar Membuat Aplikasi Android untuk Pemula | Dicoding Indonesia
      Professional Scrum Master I | Scrum.org`),
  },
  {
    id: 'data',
    fieldId: 'analisis data',
    fieldEn: 'data and analytics',
    titlesId: list(
      'Analis Data, Data Analyst, Data Engineer, Business Intelligence Analyst, Data Scientist, Kepala Tim Data',
    ),
    titlesEn: list(
      'Data Analyst, Analytics Engineer, Data Scientist, BI Developer, Insights Manager, Machine Learning Engineer',
    ),
    internId: 'Magang Analis Data',
    internEn: 'Data Analytics Intern',
    majorsId: list('Statistika, Matematika, Sains Data, Sistem Informasi'),
    majorsEn: list('Statistics, Mathematics, Data Science, Econometrics'),
    bulletsId:
      lines(`Menyusun dasbor {penjualan|stok|operasional|pelanggan} di {Power BI|Tableau|Metabase} untuk {4-20} kepala unit
      Membersihkan dan menggabungkan {2-40} juta baris data transaksi dari {3-9} sumber
      Membangun model prediksi {permintaan|churn|gagal bayar} dengan akurasi {78-94}%
      Menghitung dampak promosi dan memberi rekomendasi yang menghemat {rp} per tahun
      Menulis alur ETL harian dengan Airflow dan dbt
      Menyajikan temuan mingguan kepada direksi dan menyederhanakan {10-40} laporan menjadi {2-5} halaman`),
    bulletsEn: lines(`Built {a churn|a demand|an attrition|a pricing} model in Python that saved {usd} a year
      Replaced {12-60} spreadsheets with a single dbt project and tested marts
      Ran {6-30} A/B tests with product managers and wrote up every result
      Served self-service dashboards in {Looker|Tableau|Power BI} to {40-400} colleagues
      Reduced warehouse cost by {%} after auditing unused tables
      Taught SQL evening classes to {8-45} non-technical staff`),
    skills: skillStock(`Analitik | Analytics: SQL, Python, R, Power BI, Tableau, Looker, Excel, SPSS
      Rekayasa Data | Data Engineering: dbt, Airflow, BigQuery, Spark, Snowflake, Kafka
      Metode | Methods: Regresi, Pengujian Hipotesis, Segmentasi Pelanggan, Peramalan; Regression, Hypothesis Testing, Customer Segmentation, Forecasting`),
    certificates: certificates(`Google Advanced Data Analytics | Google
      Microsoft Certified: Power BI Data Analyst Associate | Microsoft
      SnowPro Core Certification | Snowflake
      Sertifikasi Data Scientist Muda | BNSP`),
  },
  {
    id: 'design',
    fieldId: 'desain visual dan produk',
    fieldEn: 'visual and product design',
    titlesId: list(
      'Desainer Grafis, UI/UX Designer, Ilustrator, Desainer Produk, Art Director, Motion Designer',
    ),
    titlesEn: list('Graphic Designer, UX Designer, Product Designer, Illustrator, Art Director, Design Lead'),
    internId: 'Magang Desain Grafis',
    internEn: 'Design Intern',
    majorsId: list('Desain Komunikasi Visual, Desain Produk, Seni Rupa'),
    majorsEn: list('Graphic Design, Interaction Design, Visual Communication'),
    bulletsId: lines(`Merancang {kemasan|identitas visual|katalog|materi media sosial} untuk {5-35} klien
      Menguji purwarupa kepada {8-40} pengguna dan memperbaiki alur pendaftaran
      Menyusun sistem desain dengan {60-220} komponen di Figma
      Menghasilkan {15-60} konten visual per bulan sesuai tenggat
      Memimpin pemotretan produk bersama {2-6} fotografer lepas
      Menaikkan tingkat klik iklan sebesar {%} lewat rancangan baru`),
    bulletsEn:
      lines(`Redesigned the {account|checkout|booking} area after {12-45} interviews, lifting task success by {%}
      Kept a design library of {80-260} components used by {3-9} squads
      Drew {20-120} spot illustrations for print and web
      Art-directed {4-18} seasonal campaigns from moodboard to press
      Facilitated weekly critique and mentored {2-6} junior designers
      Wrote accessibility guidelines that brought contrast errors to {0-3}`),
    skills:
      skillStock(`Perangkat | Software: Figma, Adobe Illustrator, Adobe Photoshop, InDesign, After Effects, CorelDRAW, Blender, Sketch
      Keahlian | Craft: Tipografi, Ilustrasi, Riset Pengguna, Purwarupa, Fotografi; Typography, Illustration, User Research, Prototyping, Photography`),
    certificates: certificates(`Google UX Design Certificate | Google
      Adobe Certified Professional in Visual Design | Adobe
      Sertifikasi Desainer Grafis Madya | BNSP
      Human-Centered Design Practitioner | LUMA Institute`),
  },
];
