/** The picture in our mails' heads: browsers that show mails load it from foreign pages. */
export const MAIL_LOGO = '/apple-touch-icon.png';
