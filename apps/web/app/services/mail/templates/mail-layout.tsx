import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';

const navy = '#1d2d5e';
const yellow = '#FACD11';
const font = "'Plus Jakarta Sans', 'Segoe UI', Helvetica, Arial, sans-serif";

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
  brand: {
    margin: 0,
    color: '#ffffff',
    fontSize: '22px',
    fontWeight: 800,
    letterSpacing: '-0.02em',
    lineHeight: '28px',
  },
  dot: { color: yellow },
  content: { padding: '32px' },
  heading: { margin: '0 0 16px', color: navy, fontSize: '26px', fontWeight: 800, lineHeight: '34px' },
  paragraph: { margin: '0 0 16px', color: '#17213f', fontSize: '16px', lineHeight: '26px' },
  small: {
    margin: '0 0 12px',
    color: '#545f7c',
    fontSize: '14px',
    lineHeight: '22px',
    wordBreak: 'break-word',
  },
  button: {
    margin: '8px 0 24px',
    padding: '14px 28px',
    borderRadius: '999px',
    backgroundColor: yellow,
    color: navy,
    fontSize: '16px',
    fontWeight: 700,
  },
  facts: { width: '100%', margin: '0 0 20px', borderCollapse: 'collapse' },
  fact: {
    padding: '8px 0',
    borderBottom: '1px solid #e3e7f0',
    color: '#545f7c',
    fontSize: '14px',
    lineHeight: '20px',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
  },
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
  line: { margin: '24px 0', borderColor: '#e3e7f0' },
} as const;

interface MailLayoutProps {
  /** What the list of mails shows after the subject. */
  preview: string;
  heading: string;
  children: ReactNode;
}

/** The frame of every mail: a navy band with the name, then what we have to say. */
export function MailLayout({ preview, heading, children }: MailLayoutProps) {
  return (
    <Html lang="id">
      <Head>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.card}>
          <Section style={styles.band}>
            <Text style={styles.brand}>
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

export function ActionButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} style={styles.button}>
      {children}
    </Button>
  );
}

/** What goes with what, a line each. */
export function Facts({ facts }: { facts: [name: string, value: string][] }) {
  return (
    <table style={styles.facts}>
      <tbody>
        {facts.map(([name, value], index) => (
          <tr key={index}>
            <th scope="row" style={styles.fact}>
              {name}
            </th>
            <td style={styles.value}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What somebody wrote, lines kept. */
export function Quote({ children }: { children: string }) {
  return <Text style={styles.quote}>{children}</Text>;
}
