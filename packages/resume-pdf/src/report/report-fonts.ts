/** In this order a letter of a report is looked for; the first is the brand's. */
export const REPORT_FONTS = [
  'Plus Jakarta Sans',
  'Noto Sans',
  'Noto Sans Arabic',
  'Noto Sans Symbols 2',
  'ZCOOL XiaoWei',
  'BIZ UDPGothic',
  'NanumGothic',
  'Noto Emoji',
];
