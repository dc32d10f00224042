/** Names for CVs in English from abroad; every person made from it is invented. */
const words = (text: string) => text.trim().split(/\s+/);

export const given =
  words(`Amelia Callum Niamh Declan Freya Rory Imogen Tobias Greta Mateus Larissa Priya Arjun Kavya Rohan
  Chidinma Emeka Ngozi Kwame Abena Thandiwe Sipho Layla Omar Yasmin Karim Zeynep Emre Ingrid Lars Astrid Mikkel Elif Nadia
  Pavel Katarzyna Marek Zuzana Ilona Viktor Irina Bogdan Elena Matteo Chiara Lorenzo Beatriz Joaquim Ines Hugo Clemence Thibault
  Manon Lukas Annika Moritz Heike Saoirse Eoin Bronwyn Gareth Harriet Alistair Poppy Jasper Sienna Wyatt Brooke Caleb Harper
  Tyrone Keisha Marcus Jamal Latoya Desmond Valentina Santiago Camila Rodrigo Xiomara Diego Lucia Haruka Kenji Aiko Minjun Seoyeon
  Jiho Linh Thanh Quang Mei Wei Xin Hao Siobhan Farah Hafiz Aisha Tariq Samira Leila Joel Ruth Miriam Theodore Bernadette`);

export const family =
  words(`Whitcombe Ashdown Fairweather Pemberton Thistlewood Gallagher MacLeod Kavanagh Prendergast Llewellyn
  Hargreaves Stapleton Brannigan Winterbourne Okafor Adeyemi Mensah Boateng Nkosi Dlamini Mwangi Haddad Nasser Rahimi Yildiz
  Demir Lindqvist Bergstrom Nygaard Sorensen Halvorsen Nowak Kowalczyk Horvath Novotny Popescu Ivanov Petrov Ricci Ferrante
  Bellucci Almeida Figueiredo Teixeira Moreau Delacroix Beaumont Lefebvre Schneider Vogel Kaufmann Brandt Richter Castellanos
  Villanueva Quintero Escobar Marquez Delgado Tanaka Fujimoto Nakagawa Park Choi Nguyen Pham Tran Cheng Liang Zhao Wong Chua
  Tan Goh Menon Iyer Banerjee Kapoor Deshmukh Chaudhry Siddiqui Malik Hussain Fernando Perera Whitaker Holloway Kingsley Mercer
  Blackwood Dempsey Radcliffe Sheridan Townsend Vandermeer Hofstra Visser`);

export const postNominals = ['MBA', 'PMP', 'CPA', 'MSc', 'RN', 'PhD', 'CFA', 'CEng'];
