/** What a form says that would put back what others changed since it was opened. */
export function overtakenWords(labels: readonly string[]): string {
  return `Setelah kamu membuka halaman ini, orang lain mengubah: ${labels.join(', ')}. Yang kamu tulis belum disimpan. Muat ulang halaman ini untuk melihat yang baru, atau simpan lagi untuk menimpanya.`;
}
