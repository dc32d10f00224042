import { z } from 'zod';
import { LARGEST_FILE } from '~/features/ats/public.server.ts';
import { printSchema } from '~/features/cv-sharing/public.server.ts';
import { resumeAnswer, resumeError } from './schema.ts';
import { resumeStatuses } from './statuses.ts';

/** The OpenAPI 3.1 document of everything under `/v1`. */
export function openApi(baseUrl: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Setapak API',
      version: '1',
      description: 'Reads CVs as an applicant-tracking system does, and prints them.',
    },
    servers: [{ url: baseUrl }],
    paths: { '/v1/resumes': { post: readResume() }, '/v1/printResume': { post: printResume() } },
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', description: 'Made and revoked in the profile.' },
      },
      schemas: {
        ResumeAnswer: schemaOf(resumeAnswer),
        ResumeError: schemaOf(resumeError),
        PrintRequest: schemaOf(printSchema),
        PrintError: schemaOf(printError),
      },
    },
  };
}

/** Every other answer of `POST /v1/printResume`. */
const printError = z.object({ error: z.string(), text: z.string() });

const json = (name: string) => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
});

function readResume() {
  return {
    operationId: 'readResume',
    summary: 'Read a CV',
    description:
      'Takes one use of the token’s owner when, and only when, it answers 200 for a file that was not read before.',
    security: [{ token: [] }],
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: {
              file: {
                type: 'string',
                format: 'binary',
                description: `A PDF of at most ${LARGEST_FILE} bytes.`,
              },
            },
          },
        },
      },
    },
    responses: {
      200: {
        description: 'What was read.',
        headers: {
          'Setapak-Check': header('string', 'Id of the stored check.'),
          'Setapak-Charged': header('integer', '1 where a use was taken, 0 where the file was read before.'),
          'Setapak-Uses-Left': header('integer', 'Uses that are left.'),
        },
        content: json('ResumeAnswer'),
      },
      ...Object.fromEntries(
        resumeStatuses.map(({ status, codes }) => [
          status,
          { description: codes.join(', '), content: json('ResumeError') },
        ]),
      ),
    },
  };
}

function printResume() {
  const errors = {
    400: 'invalid',
    401: 'not_signed_in',
    403: 'out_of_scope',
    404: 'not_found',
    413: 'too_large',
    422: 'render_failed',
    429: 'too_many',
    503: 'busy',
  };
  return {
    operationId: 'printResume',
    summary: 'Print a CV',
    description: 'The PDF of a CV of the token’s owner; without a token, of one that is shared by link.',
    security: [{ token: [] }, {}],
    requestBody: { required: true, content: json('PrintRequest') },
    responses: {
      200: {
        description: 'The PDF.',
        content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
      },
      ...Object.fromEntries(
        Object.entries(errors).map(([status, description]) => [
          status,
          { description, content: json('PrintError') },
        ]),
      ),
    },
  };
}

function header(type: 'string' | 'integer', description: string) {
  return { description, schema: { type } };
}

/** A schema of ours as JSON Schema 2020-12, which OpenAPI 3.1 takes as it is. */
function schemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-2020-12', reused: 'inline' });
  return rest;
}
