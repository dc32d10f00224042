import type { Cv } from '../content/cv.ts';
import type { Random } from '../random.ts';
import { printBirth } from './dates.ts';
import type { Draft, Printing } from './printing.ts';
import type { Contact, Label } from './sheet.ts';

export const contactLabel = (contact: Contact): Label =>
  contact.kind === 'location' ? 'location' : contact.kind === 'birth' ? 'birth' : 'contact';

export function makeContacts({ random, cv, shows, truth }: Printing): Contact[] {
  const { person, lang } = cv;
  const word = (id: string[], en: string[]) => random.pick(lang === 'id' ? id : en);
  const contacts: Contact[] = [];
  const emailLabel = word(['Email', 'E-mail', 'Surel'], ['Email', 'E-mail', 'Mail']);
  const phoneLabel = word(
    ['Telepon', 'No. HP', 'Telp', 'HP/WA', 'No. Telepon', 'WhatsApp', 'Ponsel'],
    ['Phone', 'Mobile', 'Tel', 'Cell', 'T'],
  );
  contacts.push({ kind: 'phone', label: phoneLabel, text: person.phone });
  truth.phones.push(person.phone);
  if (person.secondPhone) {
    contacts.push({ kind: 'phone', label: phoneLabel, text: person.secondPhone });
    truth.phones.push(person.secondPhone);
  }
  for (const email of [person.email, person.secondEmail]) {
    if (!email) continue;
    contacts.push({ kind: 'email', label: emailLabel, text: email, href: `mailto:${email}` });
    truth.emails.push(email);
  }
  const linkedin = random.pick(['text', 'text', 'text', 'link', 'none', 'none']);
  const bareProfile = person.linkedin.replace(/^https?:\/\/(www\.)?|^www\./, '');
  if (linkedin === 'text') {
    contacts.push({
      kind: 'linkedin',
      label: 'LinkedIn',
      text: person.linkedin,
      href: `https://${bareProfile}`,
    });
    truth.linkedin = bareProfile;
  } else if (linkedin === 'link') {
    contacts.push({ kind: 'linkedin', label: '', text: 'LinkedIn', href: `https://${bareProfile}` });
    truth.optional.linkedin = [bareProfile];
    truth.optional.websites = [bareProfile];
  }
  if (random.chance(0.4)) {
    contacts.push({
      kind: 'website',
      label: /github/.test(person.website)
        ? 'GitHub'
        : word(['Portofolio', 'Situs', 'Website'], ['Portfolio', 'Website', 'Web']),
      text: person.website,
      href: `https://${person.website.replace(/^https?:\/\//, '')}`,
    });
    truth.websites.push(person.website);
  }
  const address = random.pick(['city', 'city-region', 'city-region', 'full', 'full', 'city-country', 'none']);
  if (address === 'none' && shows.personal !== 'form') truth.accept.locationOptional = true;
  else {
    const parts = {
      city: [person.city],
      'city-region': [person.city, person.region],
      'city-country': [person.city, person.country],
      full: [
        person.street,
        person.city,
        person.region && random.chance(0.5) ? `${person.region} ${person.postcode}` : person.region,
      ],
      none: [person.street, person.city],
    }[address] as string[];
    const text = [...new Set(parts.filter(Boolean))].join(', ');
    contacts.push({
      kind: 'location',
      label: word(['Alamat', 'Domisili', 'Alamat Lengkap', 'Lokasi'], ['Address', 'Location', 'Based in']),
      text,
    });
    truth.location = text;
    truth.accept.locationCity = person.city;
    truth.accept.locationExtra = [
      person.region,
      person.country,
      person.street,
      person.postcode,
      'Indonesia',
      'ID',
    ].filter(Boolean);
  }
  if (shows.personal === 'contact' && random.chance(0.7)) {
    contacts.push({
      kind: 'birth',
      label: word(['TTL', 'Tempat, Tanggal Lahir', 'Lahir'], ['Date of Birth', 'Born', 'DOB']),
      text: birthText(random, cv, truth),
    });
  }
  return random.chance(0.4) ? random.shuffle(contacts) : contacts;
}

function birthText(random: Random, cv: Cv, truth: Draft): string {
  const { birth, birthPlace } = cv.person;
  truth.dateOfBirth = `${birth.year}-${String(birth.month).padStart(2, '0')}-${String(birth.day).padStart(2, '0')}`;
  const date = printBirth(birth, cv.lang, random);
  return cv.lang === 'id' ? `${birthPlace}${random.pick([', ', ', ', ' / '])}${date}` : date;
}

export function personalRows(
  { random, cv, truth }: Printing,
  contacts: readonly Contact[],
  printedName: string,
): { label: string; text: string; of: Label }[] {
  const { person, lang } = cv;
  const id = lang === 'id';
  const row = (idLabels: string[], enLabels: string[], text: string, of: Label = 'personal-value') => ({
    label: random.pick(id ? idLabels : enLabels),
    text,
    of,
  });
  const rows =
    contacts.length > 0 ? [row(['Nama', 'Nama Lengkap'], ['Name', 'Full name'], printedName, 'name')] : [];
  rows.push(
    row(
      ['Tempat, Tanggal Lahir', 'Tempat/Tanggal Lahir', 'Tempat & Tgl. Lahir', 'TTL'],
      ['Date of birth', 'Birth date'],
      birthText(random, cv, truth),
      'birth',
    ),
  );
  if (random.chance(0.7))
    rows.push(
      row(
        ['Jenis Kelamin'],
        ['Gender', 'Sex'],
        id ? (person.woman ? 'Perempuan' : 'Laki-laki') : person.woman ? 'Female' : 'Male',
      ),
    );
  if (id && random.chance(0.6)) rows.push(row(['Agama'], ['Religion'], person.religion));
  if (random.chance(0.5))
    rows.push(
      row(
        ['Status', 'Status Perkawinan'],
        ['Marital status'],
        id ? (person.married ? 'Menikah' : 'Belum Menikah') : person.married ? 'Married' : 'Single',
      ),
    );
  if (random.chance(0.5))
    rows.push(row(['Kewarganegaraan', 'Warga Negara'], ['Nationality'], id ? 'Indonesia' : person.country));
  if (id && random.chance(0.3))
    rows.push(
      row(['Tinggi / Berat Badan'], ['Height'], `${random.int(150, 182)} cm / ${random.int(45, 82)} kg`),
    );
  for (const contact of contacts)
    rows.push({
      label: contact.label || (id ? 'Profil' : 'Profile'),
      text: contact.text,
      of: contactLabel(contact),
    });
  return rows;
}
