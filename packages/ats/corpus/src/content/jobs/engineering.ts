import { certificates, lines, list, skillStock, type Family } from './family.ts';

export const engineering: Family[] = [
  {
    id: 'civil',
    fieldId: 'teknik sipil dan konstruksi',
    fieldEn: 'civil engineering',
    titlesId: list(
      'Pelaksana Lapangan, Estimator, Drafter, Site Manager, Pengawas Proyek, Quantity Surveyor, Project Manager',
    ),
    titlesEn: list(
      'Structural Engineer, Quantity Surveyor, Project Engineer, CAD Technician, Construction Manager, Highways Engineer',
    ),
    internId: 'Kerja Praktik Pengawas Lapangan',
    internEn: 'Civil Engineering Placement Student',
    majorsId: list('Teknik Sipil, Arsitektur, Teknik Lingkungan'),
    majorsEn: list('Civil Engineering, Structural Engineering, Architecture'),
    bulletsId: lines(`Mengawasi pembangunan {jembatan|gedung|jalan|irigasi} senilai {rp}
      Menghitung RAB dan volume pekerjaan untuk {4-18} paket tender
      Membuat gambar kerja dengan AutoCAD dan Tekla untuk {6-40} lantai
      Memimpin {20-120} tukang dan mandor di lapangan
      Memastikan nihil kecelakaan kerja selama {180-900} hari
      Mempercepat pengecoran {2-9} hari dari jadwal induk`),
    bulletsEn: lines(`Designed {4-22} steel and concrete frames to Eurocode and checked site changes
      Measured and valued works of {usd} across {2-7} packages
      Ran daily briefings for {15-80} operatives with no lost-time accidents
      Produced {60-400} drawings in Revit and Civil 3D
      Closed {100-500} snags before handover
      Brought a delayed culvert back on programme within {3-9} weeks`),
    skills:
      skillStock(`Teknik | Technical: AutoCAD, Revit, Tekla Structures, ETABS, Microsoft Project, Primavera P6, SketchUp
      Lapangan | Site: RAB, K3 Konstruksi, Pengukuran Lahan, Pengendalian Mutu; Cost Estimating, Site Safety, Land Surveying, Quality Control`),
    certificates: certificates(`SKA Ahli Muda Teknik Bangunan Gedung | LPJK
      Ahli Muda K3 Konstruksi | Kementerian PUPR
      Chartered Engineer | Institution of Civil Engineers
      Autodesk Certified Professional: Revit for Structural Design | Autodesk`),
  },
  {
    id: 'mechanical',
    fieldId: 'teknik mesin dan pemeliharaan',
    fieldEn: 'mechanical and maintenance engineering',
    titlesId: list(
      'Teknisi Mesin, Operator Produksi, Supervisor Pemeliharaan, Teknisi Listrik, Insinyur Mekanik, Quality Control, Mekanik Alat Berat',
    ),
    titlesEn: list(
      'Maintenance Technician, Mechanical Engineer, Production Engineer, Electrical Technician, Quality Inspector, Reliability Engineer',
    ),
    internId: 'Prakerin Teknisi',
    internEn: 'Engineering Apprentice',
    majorsId: list('Teknik Mesin, Teknik Elektro, Teknik Otomotif, Mekatronika'),
    majorsEn: list('Mechanical Engineering, Electrical Engineering, Mechatronics'),
    bulletsId: lines(`Merawat {12-80} mesin {injeksi|CNC|kompresor|pengemas} sesuai jadwal
      Mengurangi waktu henti mesin sebesar {%}
      Membuat program perawatan pencegahan untuk {3-9} lini produksi
      Menjalankan {4-20} proyek kaizen dan menghemat {rp}
      Membaca gambar teknik dan menyetel toleransi hingga 0,0{1-9} mm
      Memimpin regu {6-24} orang dalam tiga giliran kerja`),
    bulletsEn: lines(`Raised overall equipment effectiveness from {55-68}% to {74-88}%
      Designed {10-60} jigs and fixtures in SolidWorks
      Planned shutdowns for {2-6} lines and finished {1-4} days early
      Wrote {30-160} maintenance instructions and trained {8-40} fitters
      Investigated {12-50} failures with root cause analysis
      Cut compressed-air losses worth {usd} a year`),
    skills:
      skillStock(`Teknis | Technical: SolidWorks, AutoCAD, PLC Siemens, Pengelasan, Hidrolik dan Pneumatik, CNC; SolidWorks, CATIA, PLC Programming, Welding, Hydraulics, GD&T
      Mutu | Quality: Kaizen, 5S, FMEA, ISO 9001, Six Sigma`),
    certificates: certificates(`Juru Las SMAW 3G | BNSP
      Certified Maintenance and Reliability Professional | SMRP
      Teknisi K3 Listrik | Kemnaker RI
      Certified SolidWorks Professional | Dassault Systemes`),
  },
  {
    id: 'agri',
    fieldId: 'pertanian dan pangan',
    fieldEn: 'agriculture and food',
    titlesId: list(
      'Penyuluh Lapangan, Asisten Kebun, Staf Kendali Mutu Pangan, Agronomis, Manajer Kebun, Analis Laboratorium',
    ),
    titlesEn: list(
      'Field Agronomist, Farm Manager, Food Technologist, Quality Assurance Technician, Horticulturist, Research Assistant',
    ),
    internId: 'Magang Kebun Percobaan',
    internEn: 'Agronomy Intern',
    majorsId: list('Agroteknologi, Teknologi Pangan, Peternakan, Agribisnis, Kehutanan'),
    majorsEn: list('Agronomy, Food Science, Horticulture, Environmental Science'),
    bulletsId: lines(`Mendampingi {8-60} kelompok tani dalam budi daya {kopi|cabai|padi organik|kakao}
      Menaikkan hasil panen {%} lewat pemupukan berimbang
      Menguji {20-150} sampel tanah dan air setiap bulan
      Mengelola kebun seluas {15-400} hektare dengan {20-160} pekerja
      Menyusun dokumen HACCP untuk {2-8} lini pengolahan
      Membuka pasar ekspor ke {2-6} negara`),
    bulletsEn: lines(`Advised {20-110} growers on crop rotation and pest control
      Lifted yields by {%} through variable-rate irrigation
      Ran sensory panels for {6-30} new recipes
      Kept HACCP records through {3-11} unannounced audits
      Looked after {50-600} hectares of arable land
      Published {2-6} trial reports for the growers' association`),
    skills:
      skillStock(`Pertanian | Agriculture: Budi Daya Tanaman, Analisis Tanah, Hidroponik, Pengendalian Hama; Crop Management, Soil Analysis, Hydroponics, Pest Management
      Mutu | Quality: HACCP, GMP, ISO 22000, Microsoft Excel, QGIS`),
    certificates: certificates(`Auditor Halal Internal | LPPOM MUI
      HACCP Level 3 | Highfield
      Sertifikasi Penyuluh Pertanian | BNSP
      BASIS Certificate in Crop Protection | BASIS Registration`),
  },
];
