import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { configNames, readConfig } from '../app/services/config/config.server.ts';
import { v8Flags } from './v8-flags.ts';

/* What lies in deploy/ is read by other programs: it must parse, and name what is there. */

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' });

/** Names that the commands and containers of others take, not the product. */
const FOREIGN = new Set([
  'NODE_ENV',
  'PATH',
  'CI',
  'NPM_CONFIG_UPDATE_NOTIFIER',
  'SITE',
  'SETAPAK_IMAGE',
  'BACKUP_FOLDER',
]);

/** What an operator fills in. */
const FILLED: Record<string, string> = {
  AUTH_SECRET: 'x'.repeat(64),
  DATA_KEY: Buffer.alloc(32).toString('base64'),
  SMTP_URL: 'smtps://user:password@smtp.example:465',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  MIDTRANS_SERVER_KEY: 'server-key',
  MIDTRANS_CLIENT_KEY: 'client-key',
  BACKUP_RECIPIENT: 'age1recipient',
};

type Tree = Record<string, unknown>;

function parse(path: string): Tree[] {
  return parseAllDocuments(read(`deploy/${path}`)).map((document) => {
    expect(document.errors, path).toEqual([]);
    return document.toJS() as Tree;
  });
}

function expectKnown(names: Iterable<string>, where: string): void {
  expect(
    [...names].filter((name) => !FOREIGN.has(name) && !configNames.includes(name)),
    where,
  ).toEqual([]);
}

test.each(files.filter((file) => file.endsWith('.yaml')))('%s parses', (file) => {
  expect(parse(file).length).toBeGreaterThan(0);
});

describe('names of the configuration', () => {
  test('the example holds names that the product knows', () => {
    const names = read('deploy/production.env.example').matchAll(/^([A-Z0-9_]+)=/gm);
    expectKnown(
      [...names].map(([, name = '']) => name),
      'production.env.example',
    );
  });

  test('compose, with the services of ours alone', () => {
    // `<<` merges only for those who ask.
    const [document] = parseAllDocuments(read('deploy/compose.yaml'), { merge: true });
    if (!document) throw new Error('compose.yaml is empty');
    const { services } = document.toJS() as {
      services: Record<string, { image: string; environment?: Tree }>;
    };
    const all = Object.values(services).filter(({ image }) => image.includes('SETAPAK_IMAGE'));
    expect(all.length).toBeGreaterThanOrEqual(4);
    for (const { environment = {} } of all) expectKnown(Object.keys(environment), 'compose.yaml');
  });

  test('Kubernetes', () => {
    const names = [...read('deploy/kubernetes/setapak.yaml').matchAll(/\{ name: ([A-Z][A-Z0-9_]+), value/g)];
    expect(names.length).toBeGreaterThan(5);
    expectKnown(
      names.map(([, name = '']) => name),
      'kubernetes',
    );
  });

  test.each(['Dockerfile', 'systemd/setapak@.service', 'systemd/setapak-backup.service'])('%s', (file) => {
    const lines = read(`deploy/${file}`)
      .split('\n')
      .filter((line) => /^(ENV|Environment=)/.test(line));
    const names = lines.flatMap((line) =>
      [...line.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(0);
    expectKnown(names, file);
  });

  test('the table in the README holds every name', () => {
    const readme = read('README.md');
    expect(configNames.filter((name) => !new RegExp(`\`${name}\\b`).test(readme))).toEqual([]);
  });
});

describe('what runs in containers', () => {
  const lineOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? '';
  const port = lineOf(read('deploy/Dockerfile'), /\bPORT=(\d+)/);

  test('every workspace comes into the image before its packages are installed', () => {
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    const folders = workspaces.flatMap((workspace) =>
      workspace.endsWith('/*')
        ? readdirSync(join(root, workspace.slice(0, -2))).map((name) => workspace.replace('*', name))
        : [workspace],
    );
    const packages = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
    const text = read('deploy/Dockerfile');
    expect(packages.filter((folder) => !text.includes(`COPY ${folder}/package.json ${folder}/`))).toEqual([]);
  });

  test('what operators fill in is in no image and in no commit', () => {
    const kept = read('.gitignore').split('\n');
    expect(kept).toEqual(expect.arrayContaining(['.env', '*.env', 'deploy/s3.json']));
    const left = read('.dockerignore').split('\n');
    expect(left).toEqual(expect.arrayContaining(['**/.env', '**/*.env', 'deploy/s3.json']));
    // The examples beside them have other names, or nobody could copy them.
    expect(read('deploy/compose.yaml')).toContain('cp production.env.example production.env');
  });

  test('the page makes a Caddyfile for one machine of the one for containers', () => {
    const command = /sed (-e 's\/\^\{\$SITE.*?) \/opt\/setapak\/(deploy\/Caddyfile)/.exec(
      read('docs/operate.md'),
    );
    const { stdout } = spawnSync('sh', ['-c', `sed ${command?.[1]} ${command?.[2]}`], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^YOUR\.NAME \{/);
    expect(stdout).toMatch(/reverse_proxy \{\n\t\tto 127\.0\.0\.1:3000\n\t\tlb_policy/);
    expect(stdout).not.toContain('dynamic');
  });

  test('what the image leaves out is read by nothing that runs', () => {
    const sources = globSync('{apps/web/{app,server},packages/*/src}/**/*.{ts,tsx}', { cwd: root });
    const reading = sources.filter(
      (file) =>
        !/(^|[/.])(test|testing)[./-]/.test(file) &&
        /from '[^']*\/(corpus|training|e2e|bench)\//.test(read(file)),
    );
    expect(reading).toEqual([]);
  });

  test('ports agree: of the image, of the proxy, of the pods and of what watches them', () => {
    expect(read('deploy/Dockerfile')).toContain(`EXPOSE ${port}`);
    const kubernetes = read('deploy/kubernetes/setapak.yaml');
    const http = [...kubernetes.matchAll(/name: http, containerPort: (\d+)/g)].map(([, at]) => at);
    expect(new Set(http)).toEqual(new Set([port]));
    const metrics = [...kubernetes.matchAll(/name: metrics, containerPort: (\d+)/g)].map(([, at]) => at);
    const ports = [...kubernetes.matchAll(/METRICS_PORT, value: '(\d+)'/g)].map(([, at]) => at);
    expect(metrics).toEqual(ports);
    expect(read('deploy/production.env.example')).toContain(`METRICS_PORT=${ports[0]}`);
    expect(read('deploy/Caddyfile')).toContain(port);
  });

  test('pods are looked at where the product answers', () => {
    const paths = [...read('deploy/kubernetes/setapak.yaml').matchAll(/path: (\/\w+), port: http/g)].map(
      ([, path]) => path,
    );
    expect(new Set(paths)).toEqual(new Set(['/healthz', '/readyz']));
    const app = read('apps/web/server/health.ts');
    for (const path of new Set(paths)) expect(app).toContain(`app.get('${path}'`);
  });

  test('a shell reads the example as systemd and Compose do', () => {
    const example = join(root, 'deploy/production.env.example');
    const { status, stdout } = spawnSync('sh', ['-ec', `set -a; . '${example}'; env`], { encoding: 'utf8' });
    expect(status).toBe(0);
    expect(stdout).toContain('MAIL_FROM=Setapak <halo@setapak.example>\n');
  });

  test('the example starts a production once its gaps are filled', () => {
    const lines = [...read('deploy/production.env.example').matchAll(/^([A-Z0-9_]+)=(.*)$/gm)];
    const filled = Object.fromEntries(
      lines.map(([, name = '', value = '']) => [name, value || FILLED[name]]),
    );
    expect(() =>
      readConfig({ ...filled, NODE_ENV: 'production', SETAPAK_DATA_DIR: '/tmp/setapak' }),
    ).not.toThrow();
  });
});

test.each([
  ['deploy/Dockerfile', /^CMD \[(.*)\]$/m],
  ['deploy/systemd/setapak@.service', /^ExecStart=(.*)$/m],
])('%s starts the server with the flags of `npm start`', (file, command) => {
  const words = command.exec(read(file))?.[1]?.replaceAll(/[",]/g, '').split(' ') ?? [];
  expect(words.slice(1)).toEqual([...v8Flags, 'apps/web/server/main.ts']);
});

test('every path that deploy/ starts is there', () => {
  const text = files
    .filter((file) => /(yaml|service|Dockerfile)$/.test(file))
    .map((file) => read(`deploy/${file}`))
    .join('\n');
  const paths = [...text.matchAll(/(?:\.\/)?(apps\/web\/(?:scripts|server)\/[\w.-]+\.ts)/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(3);
  for (const path of paths) expect(() => read(path)).not.toThrow();
});

describe('monitoring', () => {
  interface Rule {
    alert: string;
    expr: string;
    annotations: { runbook: string };
  }
  const rules = (parse('monitoring/alerts.yaml')[0] as { groups: { rules: Rule[] }[] }).groups.flatMap(
    (group) => group.rules,
  );
  const dashboard = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
    panels: { targets?: { expr: string }[] }[];
  };
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];

  test('every alert names a runbook that is there', () => {
    const anchors = [...read('docs/operate.md').matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(rules.length).toBeGreaterThan(10);
    for (const { alert, annotations } of rules) {
      const [page, anchor = ''] = annotations.runbook.split('#');
      expect([page, anchors.includes(anchor)], `${alert} → ${anchor}`).toEqual(['docs/operate.md', true]);
    }
  });

  test('rules and what finds the processes name one job', () => {
    const jobs = new Set(
      rules.flatMap(({ expr }) => [...expr.matchAll(/job="(\w+)"/g)].map(([, job]) => job)),
    );
    expect(jobs).toEqual(new Set(['setapak']));
    expect(read('deploy/monitoring/prometheus.yaml')).toContain('job_name: setapak');
    const monitor = parse('kubernetes/monitoring.yaml')[0] as {
      spec: { jobLabel: string; selector: { matchLabels: Record<string, string> } };
    };
    expect(monitor.spec.selector.matchLabels[monitor.spec.jobLabel]).toBe('setapak');
  });

  test('every metric that a rule or a panel reads is one of ours', () => {
    const sources = ['count.ts', 'watch-database.ts', 'watch-process.ts'].map((file) =>
      read(`apps/web/app/services/telemetry/${file}`),
    );
    const text = [...sources, read('apps/web/server/figures.ts')].join('\n');
    const ours = [...text.matchAll(/'((?:setapak|http|db|process|nodejs)\.[\w.]+)'/g)].map(([, name = '']) =>
      name.replaceAll('.', '_'),
    );
    const used = expressions.flatMap((expr) => expr.match(/\b(setapak|http|db|process|nodejs)_\w+/g) ?? []);
    const isLabel = (name: string) => /^(http_route|http_response_status_code|db_operation_name)$/.test(name);
    const unknown = used.filter(
      (name) =>
        !isLabel(name) &&
        !ours.includes(name.replace(/_(bucket|count|sum|total)$/, '')) &&
        !ours.includes(name),
    );
    expect(used.length).toBeGreaterThan(40);
    expect([...new Set(unknown)]).toEqual([]);
  });
});
