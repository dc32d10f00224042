import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { createContext, Fragment, useContext, type ReactNode } from 'react';
import { MAIL_LOGO } from '../mail-logo.ts';

const navy = '#1d2d5e';
const yellow = '#FACD11';
// A face that every mail program has: one that it lacks may become Times.
const font = 'Helvetica, Arial, sans-serif';

/** The longest name of a fact that keeps its line, in characters; a longer one leaves room for its value. */
const SHORT_NAME = 16;

const fact = {
  padding: '8px 0',
  borderBottom: '1px solid #e3e7f0',
  color: '#545f7c',
  fontSize: '14px',
  lineHeight: '20px',
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 400,
} as const;

// Mail programs read styles only where they stand, so there is no style sheet.
const styles = {
  body: { margin: 0, padding: '24px 12px', backgroundColor: '#f6f8fc', fontFamily: font },
  card: {
    maxWidth: '560px',
    backgroundColor: '#ffffff',
    borderRadius: '20px',
    overflow: 'hidden',
  },
  band: { padding: '24px 32px', backgroundColor: navy, borderBottom: `4px solid ${yellow}` },
  // The picture's own ground is the band's, and the name stands beside it as text: nothing is lost where pictures are blocked.
  logo: { display: 'inline-block', verticalAlign: 'middle', borderRadius: '9px', marginRight: '10px' },
  brand: {
    margin: 0,
    color: '#ffffff',
    fontSize: '22px',
    fontWeight: 700,
    lineHeight: '36px',
  },
  dot: { color: yellow },
  content: { padding: '32px' },
  heading: {
    margin: '0 0 16px',
    color: navy,
    fontSize: '24px',
    fontWeight: 700,
    lineHeight: '32px',
    textWrap: 'balance',
  },
  paragraph: { margin: '0 0 16px', color: '#17213f', fontSize: '16px', lineHeight: '26px' },
  small: {
    margin: '0 0 12px',
    color: '#545f7c',
    fontSize: '14px',
    lineHeight: '22px',
    wordBreak: 'break-word',
  },
  button: {
    margin: '8px 12px 16px 0',
    padding: '14px 28px',
    borderRadius: '12px',
    backgroundColor: yellow,
    color: navy,
    fontSize: '16px',
    fontWeight: 700,
  },
  // Beside a button that comes first.
  secondButton: {
    margin: '8px 0 16px',
    padding: '12px 26px',
    border: '2px solid #c9d2e6',
    borderRadius: '12px',
    backgroundColor: '#ffffff',
    color: navy,
    fontSize: '16px',
    fontWeight: 700,
  },
  facts: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  fact,
  shortFact: { ...fact, whiteSpace: 'nowrap' },
  // As wide as the longest name, so that values have the rest.
  narrowFact: { ...fact, whiteSpace: 'nowrap', width: '1%' },
  value: {
    padding: '8px 0 8px 16px',
    borderBottom: '1px solid #e3e7f0',
    color: '#17213f',
    fontSize: '14px',
    fontWeight: 600,
    lineHeight: '20px',
    textAlign: 'right',
    wordBreak: 'break-word',
  },
  quote: {
    margin: '0 0 20px',
    padding: '4px 0 4px 16px',
    borderLeft: `4px solid ${yellow}`,
    color: '#17213f',
    fontSize: '16px',
    lineHeight: '26px',
    whiteSpace: 'pre-wrap',
  },
  link: { color: '#0a5c80', textDecoration: 'underline', wordBreak: 'break-all' },
  room: { color: '#0a5c80', textDecoration: 'underline' },
  line: { margin: '24px 0', borderColor: '#e3e7f0' },
  issuer: {
    margin: '16px 8px 0',
    color: '#545f7c',
    fontSize: '12px',
    lineHeight: '18px',
    textAlign: 'center',
  },
} as const;

/** Where the product is reached, for pictures, and who sends its mails. */
export interface MailSite {
  baseUrl: string;
  /** Name and address of the company. */
  issuer?: string | undefined;
}

export const MailSiteContext = createContext<MailSite | null>(null);

interface MailLayoutProps {
  /** What the list of mails shows after the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
}

/** The frame of every mail: a navy band with the name, then what we have to say. */
export function MailLayout({ preview, heading, children }: MailLayoutProps) {
  const site = useContext(MailSiteContext);
  return (
    <Html lang="id">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* A mail is paper: programs that honour this leave its colours alone at night. */}
        <meta name="color-scheme" content="light only" />
        <meta name="supported-color-schemes" content="light only" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          <Section style={styles.band}>
            <Text style={styles.brand}>
              {site && (
                <Img
                  src={new URL(MAIL_LOGO, site.baseUrl).href}
                  alt=""
                  width={36}
                  height={36}
                  style={styles.logo}
                />
              )}
              Setapak<span style={styles.dot}>.</span>
            </Text>
          </Section>
          <Section style={styles.content}>
            <Heading as="h1" style={styles.heading}>
              {heading}
            </Heading>
            {children}
            <Hr style={styles.line} />
            <Text style={styles.small}>
              Salam hangat,
              <br />
              Tim Setapak
            </Text>
          </Section>
        </Container>
        {site?.issuer && <Text style={styles.issuer}>{site.issuer}</Text>}
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={styles.paragraph}>{children}</Text>;
}

export function SmallPrint({ children }: { children: ReactNode }) {
  return <Text style={styles.small}>{children}</Text>;
}

interface ActionButtonProps {
  href: string;
  /** Another button is the one to press. */
  second?: boolean;
  children: ReactNode;
}

export function ActionButton({ href, second = false, children }: ActionButtonProps) {
  return (
    // A paragraph of its own: in the plain text nothing may stand right behind its address.
    <p style={{ margin: 0 }}>
      <Button href={href} style={second ? styles.secondButton : styles.button}>
        {children}
      </Button>
    </p>
  );
}

/** An address in a sentence; written out it may break anywhere. */
export function MailLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={styles.link}>
      {children}
    </Link>
  );
}

/** What goes with what, a line each. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  const isShort = ([name]: [string, string]) => name.length <= SHORT_NAME;
  const short = facts.every(isShort) ? styles.narrowFact : styles.shortFact;
  return (
    <table style={styles.facts}>
      <tbody>
        {facts.map((each, index) => (
          <tr key={index}>
            <th scope="row" style={isShort(each) ? short : styles.fact}>
              {each[0]}
            </th>
            <td style={styles.value}>{factOf(each[1])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A mail address and the address of a room break behind their signs where a line is too short, not within a name. */
function factOf(value: string): ReactNode {
  if (value.includes(' ') || !/[@/]/.test(value)) return value;
  const parts = value.split(/(?<=[@./])(?![./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
  if (!value.startsWith('https://')) return parts;
  return (
    <Link href={value} style={styles.room}>
      {parts}
    </Link>
  );
}

/** What somebody wrote, lines kept. */
export function Quote({ children }: { children: string }) {
  return <Text style={styles.quote}>{children}</Text>;
}
