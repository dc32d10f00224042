export const OFFLINE = 'Pratinjau butuh koneksi internet. Isianmu tetap aman.';
export const UNREADABLE = 'Pratinjau belum bisa ditampilkan. Coba lagi sebentar lagi, ya.';
