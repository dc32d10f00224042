import { IconBriefcase, IconBuildingSkyscraper, IconRefresh, IconSparkles } from '@tabler/icons-react';
import { assessmentWords, serviceReasons } from '~/content/assessment.ts';
import { Button } from '~/ui/button.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { mentorListAddress, valuesOf, type Results } from '../model.ts';
import css from './assessment-panel.module.css';

interface ResultCardProps {
  results: Results;
  heading: 'h2' | 'h3';
  onRetake: () => void;
}

export function ResultCard({ results, heading: Heading, onRetake }: ResultCardProps) {
  const industries = valuesOf(results, 'industry');
  const skills = valuesOf(results, 'skills');
  return (
    <div className={css.result} id="assessment">
      <span className={css.spark} aria-hidden>
        <IconSparkles size={28} />
      </span>
      <Heading className={css.resultTitle}>{assessmentWords.result}</Heading>
      <ul className={css.services}>
        {valuesOf(results, 'serviceLine').map((service) => (
          <li key={service}>
            <strong>{service}</strong>
            {serviceReasons[service]}
          </li>
        ))}
      </ul>
      {(industries.length > 0 || skills.length > 0) && (
        <ul className={css.facts}>
          {industries.map((industry) => (
            <li key={industry}>
              <IconBuildingSkyscraper size={18} aria-hidden />
              <span className="visually-hidden">Industri: </span>
              {industry}
            </li>
          ))}
          {skills.map((skill) => (
            <li key={skill}>
              <IconBriefcase size={18} aria-hidden />
              <span className="visually-hidden">Profesi: </span>
              {skill}
            </li>
          ))}
        </ul>
      )}
      <div className={css.actions}>
        <LinkButton to={mentorListAddress(results)} variant="accent" size="lg">
          {assessmentWords.pick}
        </LinkButton>
        <form
          method="post"
          action="/assessment"
          onSubmit={(event) => {
            event.preventDefault();
            onRetake();
          }}
        >
          <input type="hidden" name="intent" value="retake" />
          <Button type="submit" size="lg" className={css.retake} icon={<IconRefresh aria-hidden />}>
            {assessmentWords.retake}
          </Button>
        </form>
      </div>
    </div>
  );
}
