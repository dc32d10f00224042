/* Every element of Europass's passport (until 2020) and of its profile of today, as known from files of its editors. */

const address = { Contact: { AddressLine: '@', AddressLine2: '@', PostalCode: '@', Municipality: '@', Country: { Code: 'UK', Label: '@' } } }; // prettier-ignore
const town = { Contact: { Municipality: '@', Country: { Code: 'UK', Label: '@' } } };
const organisation = { Name: '@', ContactInfo: { Address: town, Website: { Contact: '@url', Use: { Code: 'business' } } } }; // prettier-ignore
const Period = { From: { Year: 2002, Month: 8 }, To: { Year: 2004, Month: 1 }, Current: false };

export const passport = {
  SkillsPassport: {
    Locale: 'en',
    DocumentInfo: { DocumentType: 'ECV', CreationDate: '2013-02-21T07:47:20.086Z', XSDVersion: 'V3.4', Generator: 'EWA', Comment: 'Europass CV' },
    PrintingPreferences: { ECV: [{ name: 'LearnerInfo', order: 'Identification' }] },
    LearnerInfo: {
      Identification: {
        PersonName: { Title: { Code: 'mr', Label: '@' }, FirstName: '@', Surname: '@' },
        ContactInfo: { Address: address, Email: { Contact: '@mail' }, Telephone: [{ Contact: '@', Use: { Code: 'home' } }, { Contact: '@', Use: { Code: 'mobile' } }], Website: [{ Contact: '@url' }, { Contact: '@url' }], InstantMessaging: [{ Contact: '@', Use: { Code: 'skype', Label: '@' } }] },
        Demographics: { Birthdate: { Year: 1975, Month: 3, Day: 1 }, Gender: { Code: 'F', Label: '@' }, Nationality: [{ Code: 'UK', Label: '@' }, { Code: 'UK', Label: '@' }] },
      },
      Headline: { Type: { Code: 'job_applied_for', Label: 'JOB APPLIED FOR' }, Description: { Label: '@' } },
      WorkExperience: [{ Period, Position: { Code: '1', Label: '@' }, Activities: '- @<br/>- @', Employer: { ...organisation, Sector: { Code: 'J', Label: '@' } } }],
      Education: [{ Period, Title: '@', Activities: '@', Organisation: organisation, Level: { Code: '7', Label: '@' }, Field: { Code: '22', Label: '@' } }],
      Skills: {
        Linguistic: { MotherTongue: [{ Description: { Code: 'en', Label: '@' } }], ForeignLanguage: [{ Description: { Code: 'fr', Label: '@' }, ProficiencyLevel: { Listening: 'C1', Reading: 'C2', SpokenInteraction: 'B2', SpokenProduction: 'C1', Writing: 'C2' }, Certificate: [{ Title: '@', AwardingBody: '@', Date: { Year: 2010, Month: 2 }, Level: '@' }], VerifiedBy: [{ Certificate: { Title: '@' } }] }] },
        Communication: { Description: '@<br/>@' }, Organisational: { Description: '@' }, JobRelated: { Description: '@' }, Other: { Description: '@' },
        Computer: { Description: '@', VerifiedBy: [{ Certificate: { Title: '@' } }] },
        Driving: { Description: [{ Licence: 'A' }, { Licence: 'B' }] },
      },
      Achievement: [{ Title: { Code: 'publications', Label: '@' }, Description: '@' }],
      ReferenceTo: [{ idref: 'ATT_1' }],
    },
    CoverLetter: { Letter: { Body: { MainBody: '@' } } },
    Attachment: [{ Name: '@', MimeType: 'image/jpeg', Data: 'AAAA', Id: 'ATT_1', Description: '@' }],
  },
}; // prettier-ignore

export const candidate = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0" xmlns:oa="o" xmlns:eures="e" xmlns:hr="h" xmlns:xsi="x">
<hr:DocumentID schemeID="Test-0001" schemeName="DocumentIdentifier" schemeAgencyName="EUROPASS" schemeVersionID="4.0"/>
<CandidateSupplier><hr:PartyID schemeID="x" schemeName="PartyID"/><hr:PartyName>Owner</hr:PartyName><PersonContact><PersonName><oa:GivenName>Anna</oa:GivenName><hr:FamilyName>Bee</hr:FamilyName></PersonName><Communication><ChannelCode>Email</ChannelCode></Communication></PersonContact><hr:PrecedenceCode>1</hr:PrecedenceCode></CandidateSupplier>
<CandidatePerson><PersonName><oa:GivenName>@</oa:GivenName><hr:FamilyName>@</hr:FamilyName></PersonName>
<Communication><ChannelCode>Email</ChannelCode><oa:URI>@mail</oa:URI></Communication>
<Communication><ChannelCode>Web</ChannelCode><oa:URI>https://www.linkedin.com/in/@</oa:URI></Communication><Communication><ChannelCode>Web</ChannelCode><oa:URI>@url</oa:URI></Communication>
<Communication><ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode><CountryDialing>39</CountryDialing><oa:DialNumber>333444@</oa:DialNumber><CountryCode>it</CountryCode></Communication>
<Communication><ChannelCode>Instant_Message</ChannelCode><UseCode>skype</UseCode><oa:URI>@</oa:URI></Communication>
<Communication><UseCode>home</UseCode><Address type="home"><oa:AddressLine>@</oa:AddressLine><oa:AddressLine>@</oa:AddressLine><oa:CityName>@</oa:CityName><CountryCode>it</CountryCode><oa:PostalCode>43@</oa:PostalCode></Address></Communication>
<NationalityCode>it</NationalityCode><hr:BirthDate>1994-10-09</hr:BirthDate><hr:BirthPlace>@</hr:BirthPlace><GenderCode>male</GenderCode><PrimaryLanguageCode name="NORMAL">ita</PrimaryLanguageCode></CandidatePerson>
<CandidateProfile languageCode="en"><hr:ID schemeID="Test-0001" schemeName="CandidateProfileID">5f32</hr:ID><ExecutiveSummary>&lt;p&gt;@&lt;/p&gt;</ExecutiveSummary>
<EmploymentHistory><EmployerHistory><hr:OrganizationName>@</hr:OrganizationName><OrganizationContact><Communication><Address><oa:AddressLine>@</oa:AddressLine><oa:CityName>@</oa:CityName><CountryCode>it</CountryCode></Address></Communication><Communication><ChannelCode>Web</ChannelCode><oa:URI>@url</oa:URI></Communication><Communication><ChannelCode>Email</ChannelCode><oa:URI>@mail</oa:URI></Communication></OrganizationContact><hr:IndustryCode>@</hr:IndustryCode>
<PositionHistory><PositionTitle typeCode="FREETEXT">@</PositionTitle><eures:EmploymentPeriod><eures:StartDate><hr:FormattedDateTime>2019-01</hr:FormattedDateTime></eures:StartDate><hr:CurrentIndicator>true</hr:CurrentIndicator></eures:EmploymentPeriod><oa:Description>&lt;ul&gt;&lt;li&gt;@&lt;/li&gt;&lt;li&gt;@&lt;/li&gt;&lt;/ul&gt;</oa:Description><City>@</City><Country>it</Country></PositionHistory></EmployerHistory></EmploymentHistory>
<EducationHistory><EducationOrganizationAttendance><hr:OrganizationName>@</hr:OrganizationName><OrganizationContact><Communication><Address><oa:AddressLine>@</oa:AddressLine><oa:CityName>@</oa:CityName><CountryCode>it</CountryCode></Address></Communication><Communication><ChannelCode>Web</ChannelCode><oa:URI>@url</oa:URI></Communication></OrganizationContact><AttendancePeriod><StartDate><hr:FormattedDateTime>2014-02</hr:FormattedDateTime></StartDate><EndDate><hr:FormattedDateTime>2016-04</hr:FormattedDateTime></EndDate><Ongoing>false</Ongoing></AttendancePeriod><EducationLevelCode>6</EducationLevelCode><NumberOfCredit>@</NumberOfCredit><CreditType>@</CreditType><NationalClassification>@</NationalClassification><EducationDegree><hr:DegreeName>@</hr:DegreeName><FieldOfStudy>@</FieldOfStudy><FinalGrade><ScoreText>@</ScoreText></FinalGrade><Thesis>@</Thesis><OccupationalSkillsCovered>@</OccupationalSkillsCovered></EducationDegree></EducationOrganizationAttendance></EducationHistory>
<eures:Licenses><eures:License><hr:LicenseTypeCode>B</hr:LicenseTypeCode></eures:License><eures:License><hr:LicenseTypeCode>A1</hr:LicenseTypeCode></eures:License></eures:Licenses>
<Certifications><Certification><hr:CertificationName>@</hr:CertificationName><hr:IssuingAuthority>@</hr:IssuingAuthority><Description>@</Description><FirstIssuedDate><FormattedDateTime>2020-05</FormattedDateTime></FirstIssuedDate></Certification></Certifications>
<PublicationHistory><Publication><hr:FormattedPublicationDescription>@</hr:FormattedPublicationDescription><hr:Title>@</hr:Title><hr:Reference>@</hr:Reference><hr:Year>2018</hr:Year><Description>@</Description></Publication></PublicationHistory>
<PersonQualifications><PersonCompetency><CompetencyID schemeName="NORMAL">eng</CompetencyID><hr:TaxonomyID>language</hr:TaxonomyID><eures:CompetencyDimension><hr:CompetencyDimensionTypeCode>CEF-Understanding-Listening</hr:CompetencyDimensionTypeCode><eures:Score><hr:ScoreText>C1</hr:ScoreText></eures:Score></eures:CompetencyDimension></PersonCompetency></PersonQualifications>
<EmploymentReferences><EmploymentReference><PersonName><GivenName>@</GivenName><FamilyName>@</FamilyName></PersonName><PositionTitle>@</PositionTitle><OrganizationName>@</OrganizationName><Communication><ChannelCode>Email</ChannelCode><URI>@mail</URI></Communication><Communication><ChannelCode>Telephone</ChannelCode><DialNumber>@</DialNumber></Communication></EmploymentReference></EmploymentReferences>
<CreativeWorks><CreativeWork><Title>@</Title><Description>@</Description></CreativeWork></CreativeWorks>
<Projects><Project><Title languageID="en">@</Title><Period><StartDate><FormattedDateTime>2020-01</FormattedDateTime></StartDate><EndDate><FormattedDateTime>2020-06</FormattedDateTime></EndDate></Period><Description>@</Description><Link>@url</Link></Project></Projects>
<SocialAndPoliticalActivities><SocialAndPoliticalActivity><Title>@</Title><Description>@</Description></SocialAndPoliticalActivity></SocialAndPoliticalActivities>
<Skills><PersonCompetency><hr:TaxonomyID>Digital_Skill</hr:TaxonomyID><hr:CompetencyName>@</hr:CompetencyName></PersonCompetency><SkillsGroup><Title languageID="en">@</Title><PersonCompetency><hr:CompetencyName>@</hr:CompetencyName></PersonCompetency></SkillsGroup></Skills>
<CommunicationAndInterpersonalSkills><CommunicationAndInterpersonalSkill><Title languageID="en">@</Title><Description languageID="en">@</Description></CommunicationAndInterpersonalSkill></CommunicationAndInterpersonalSkills>
<ManagementAndLeadershipSkills><ManagementAndLeadershipSkill><Title>@</Title><Description>@</Description></ManagementAndLeadershipSkill></ManagementAndLeadershipSkills>
<NetworksAndMemberships><NetworkAndMembership><Title>@</Title><Description>@</Description></NetworkAndMembership></NetworksAndMemberships>
<ConferencesAndSeminars><ConferenceAndSeminar><Title>@</Title><Description>@</Description></ConferenceAndSeminar></ConferencesAndSeminars>
<VoluntaryWorks><VoluntaryWork><Title>@</Title><Period><StartDate><FormattedDateTime>2017</FormattedDateTime></StartDate></Period><Description>@</Description><City>@</City></VoluntaryWork></VoluntaryWorks>
<CourseCertifications><CourseCertification><Title>@</Title><Description>@</Description></CourseCertification></CourseCertifications>
<HobbiesAndInterests><HobbyOrInterest><Title>@</Title><Description>@</Description></HobbyOrInterest></HobbiesAndInterests>
<Others><Title>@</Title><Other><Title>@</Title><Description>&lt;p&gt;@&lt;/p&gt;</Description></Other></Others>
</CandidateProfile><RenderingInformation><Design><Template>T</Template></Design></RenderingInformation></Candidate>`;

const year = (date: string) => ({ date: `${date}T00:00:00.000Z`, dateType: 'YEAR' });
const month = (date: string) => ({ date: `${date}T00:00:00.000Z`, dateType: 'MONTH' });

/** The profile as the editor keeps and sends it. */
export const europassProfile = {
  id: null,
  profile: {
    language: 'en', userId: 'u',
    preference: { id: '', profileId: '', headline: '@', profileStructure: ['work-experience'], dateFormat: 'dd/MM/yyyy' },
    personalInformation: { firstName: '@', lastName: '@', personalMottoLine: null, personalDescription: '@html', sex: 'female', nationalities: ['it'], socialMediaWebsites: [{ mediaType: 'linkedin', mediaURL: 'https://linkedin.com/in/@', customMediaType: '' }, { mediaType: 'other', mediaURL: '@url', customMediaType: '@' }], emails: ['@mail'], phones: [{ phonePrefix: { countryCode: 'it', prefix: 39 }, phoneNumber: '333@', customPhoneNumberType: '', phoneNumberType: 'mobile' }, { phonePrefix: null, phoneNumber: '06@', phoneNumberType: 'home' }], addresses: [{ addressName: null, addressPart1: '@', addressPart2: '@', city: '@', postalCode: '@', country: 'it', addressType: 'home' }], websites: ['@url', '@url'], instantMessengers: [{ provider: 'whatsapp', id: '@', customProvider: '' }], dateOfBirth: { date: '1999-05-11T00:00:00.000Z', dateType: 'DAY' } },
    workExperiences: { solidWorkExperiences: [{ order: null, occupation: { label: '@', uri: null }, employer: '@', startDate: month('2019-08-01'), ongoing: true, mainActivities: '<p>@</p><ul><li>@</li></ul>', organisationAddress: { city: '@', country: 'it' }, endDate: null }] },
    educationTrainings: [{ qualification: '@', organisationName: '@', city: '@', country: 'it', website: '@url', startDate: year('2010-01-01'), endDate: year('2015-01-01'), ongoing: false, studyFields: [{ content: '@', studyFieldCategoryType: 'x' }] }],
    languageSkills: { nativeLanguages: [{ language: 'ita' }], otherLanguages: [{ language: 'eng', listening: 'C1', reading: 'C1', writing: 'B2' }] },
    profileSkills: { other: ['@'], groups: [{ title: '@', skills: ['@', '@'] }] },
    drivingLicence: { licences: [{ licence: 'B', timeRange: { startDate: null, endDate: null } }] },
    publications: [{ title: '@', description: '@html', authors: ['@'], journal: '@', link: '@url', date: '@' }],
    customSections: [{ title: '@', records: [{ title: '@', description: '@html', startDate: month('2019-01-01') }] }],
  },
  template: { displayLogo: 'first', displayPageNumber: false, color: 'none', fontSize: 'medium', templateName: 'cv-3' },
}; // prettier-ignore
