/** The address that opens a chat with a phone number, however it is written. */
export const whatsappUrl = (phone: string) => `https://wa.me/${phone.replaceAll(/\D/g, '')}`;
