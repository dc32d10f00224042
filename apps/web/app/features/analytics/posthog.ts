/** The parts of a counted event that leave the house. */
interface CountedEvent {
  id: string;
  name: string;
  category: string;
  path: string;
  visitor: string;
  createdAt: Date;
}

/** The body of PostHog's `POST /batch/`. No person is made of a visitor, and no address is looked up. */
export function toPosthog(apiKey: string, events: readonly CountedEvent[]): object {
  return {
    api_key: apiKey,
    batch: events.map(({ id, name, category, path, visitor, createdAt }) => ({
      uuid: id,
      event: name === 'page view' ? '$pageview' : name,
      distinct_id: visitor,
      timestamp: createdAt.toISOString(),
      properties: {
        category,
        $pathname: path,
        $lib: 'setapak',
        $process_person_profile: false,
        $geoip_disable: true,
      },
    })),
  };
}
