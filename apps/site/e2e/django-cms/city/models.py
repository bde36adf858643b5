from django.conf import settings
from django.db import models


class Kind(models.Model):
    name = models.CharField(max_length=50)
    parent = models.ForeignKey("self", null=True, on_delete=models.CASCADE)


class Place(models.Model):
    name = models.CharField(max_length=200)
    slug = models.SlugField(unique=True)
    address = models.CharField(max_length=200, null=True)
    phone = models.CharField(max_length=50, blank=True, default="")
    website = models.URLField(null=True)
    rating = models.DecimalField(max_digits=3, decimal_places=2, null=True)
    latitude = models.DecimalField(max_digits=9, decimal_places=6, null=True)
    longitude = models.DecimalField(max_digits=9, decimal_places=6, null=True)
    kind = models.ForeignKey(Kind, null=True, on_delete=models.SET_NULL)
    date_published = models.DateTimeField(auto_now_add=True)
    editors_note = models.TextField(blank=True, default="")

    class Meta:
        ordering = ["-date_published", "-id"]


class Favourite(models.Model):
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE)
    listing = models.ForeignKey(Place, on_delete=models.CASCADE)
    date_created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-date_created", "-id"]
        constraints = [models.UniqueConstraint(fields=["user", "listing"], name="once")]
